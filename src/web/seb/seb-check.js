/*
 * The check page of Safe Exam Browser: reads what the browser shows for this document, and asks the server to judge it.
 */
const longestWaitMs = 5_000;
const lookEveryMs = 100;

const local = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const ofTab = (key) => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

const language =
  local("language") === "en" || local("language") === "zh" ? local("language") : document.documentElement.lang;
document.documentElement.lang = language;

const assignmentId = new URLSearchParams(location.search).get("a") ?? "";
const here = location.pathname + location.search;

/** Shows one state of the page; an action without an address is not offered. */
const show = (state, addresses = {}) => {
  for (const section of document.querySelectorAll("section")) {
    section.hidden = section.dataset.state !== state || section.lang !== language;
    if (section.hidden) continue;
    for (const link of section.querySelectorAll("a")) {
      const address = addresses[link.dataset.action];
      link.hidden = address === undefined || address === null;
      if (!link.hidden) link.href = address;
    }
    const heading = section.querySelector("h1");
    if (state !== "checking") {
      heading.tabIndex = -1;
      heading.focus();
      document.title = heading.textContent;
    }
  }
};

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** macOS and iOS call a function of the window by its name, and Windows throws without one. */
function sebKeysUpdated() {}
window.sebKeysUpdated = sebKeysUpdated;

const security = () => window.SafeExamBrowser?.security;

/** The interface of the browser, which some platforms put in late and fill only when they are asked. */
const shownKeys = async () => {
  const end = Date.now() + longestWaitMs;
  let isAsked = false;
  while (Date.now() < end) {
    const found = security();
    if (found !== undefined && !isAsked) {
      isAsked = true;
      try {
        found.updateKeys?.(window.sebKeysUpdated);
      } catch {
        // a platform without it fills the keys by itself
      }
    }
    if ((found?.configKey ?? "") !== "" || (found?.browserExamKey ?? "") !== "") break;
    await pause(lookEveryMs);
  }
  return {
    config_key: security()?.configKey ?? "",
    browser_exam_key: security()?.browserExamKey ?? "",
    version: String(window.SafeExamBrowser?.version ?? ""),
  };
};

const check = async (token) => {
  const shown = await shownKeys();
  const reply = await fetch("/api/seb/check", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": language, Authorization: `Bearer ${token}` },
    body: JSON.stringify({ assignment_id: assignmentId, url: location.href, ...shown }),
  });
  return reply.json();
};

const signedOut = new Set([100_001, 401]);

const run = async () => {
  show("checking");
  const ways = { signIn: `/?redirect=${encodeURIComponent(here)}`, code: "/join", again: here, goOn: "/" };
  // a guest of this tab, a person, or the guest of a room whose browser was closed
  const token = ofTab("vtk") ?? local("token") ?? local("vtk");
  if (token === null) return show("signIn", ways);
  const { code, data } = await check(token);
  if (signedOut.has(code)) return show("signIn", ways);
  if (code !== 200) return show(code === 101_101 ? "unknown" : "unreached", ways);
  const next = { ...ways, goOn: data.next, launch: data.launch_address };
  if (!data.passed) return show(data.problem ?? "missing", next);
  if (data.phase === "locked") return show("locked", next);
  show("passed", next);
  location.replace(data.next);
};

run().catch(() => show("unreached", { again: here }));
