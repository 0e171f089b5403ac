import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "../../loading/lazy-page";
import { personRoute } from "./person-routes";

const manageRoute = createRoute({
  getParentRoute: () => personRoute,
  id: "manage",
  staticData: { title: "title.manage", icon: "settings", redirect: "/site/config" },
});
const kept = { messages: ["manage"], keepAlive: true } as const;
const siteConfigRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/site/config",
  component: lazyPage(() => import("../../manage/site/SiteConfigPage"), "SiteConfigPage"),
  staticData: { title: "title.siteConfig", icon: "settings", guard: ["site.edit"], ...kept },
});
const siteNoticesRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/site/notices",
  component: lazyPage(() => import("../../manage/notices/NoticesPage"), "NoticesPage"),
  staticData: { title: "title.siteNotices", icon: "file-text", guard: ["notice.write"], ...kept },
});
const siteUsersRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/site/users",
  component: lazyPage(() => import("../../manage/users/UsersPage"), "UsersPage"),
  staticData: { title: "title.siteUsers", icon: "circle-user-round", guard: ["user.manage"], ...kept },
});
const siteAuditRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/site/audit",
  component: lazyPage(() => import("../../manage/audit/AuditPage"), "AuditPage"),
  staticData: {
    title: "title.siteAudit",
    icon: "list-checks",
    guard: ["user.manage"],
    messages: ["manage", "audit"],
    keepAlive: true,
  },
});

const siteIntegrationsRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/site/integrations",
  component: lazyPage(() => import("../../manage/integrations/IntegrationsPage"), "IntegrationsPage"),
  staticData: {
    title: "title.siteIntegrations",
    icon: "cable",
    guard: ["integration.manage"],
    messages: ["manage", "integrations"],
  },
});
const siteServerRoute = createRoute({
  getParentRoute: () => manageRoute,
  path: "/site/server",
  component: lazyPage(() => import("../../manage/health/HealthPage"), "HealthPage"),
  staticData: { title: "title.siteServer", icon: "activity", guard: ["site.edit"], messages: ["manage"] },
});

/** Pages of those who look after the site. */
export const siteRoutes = manageRoute.addChildren([
  siteConfigRoute,
  siteNoticesRoute,
  siteUsersRoute,
  siteAuditRoute,
  siteIntegrationsRoute,
  siteServerRoute,
]);
