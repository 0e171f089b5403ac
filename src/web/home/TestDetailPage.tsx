import { useSearch } from "@tanstack/react-router";
import { NoTestPage } from "../site/NoTestPage";
import { DetailPage } from "./DetailPage";

/** The page of the test that the address names, for every family. */
export function TestDetailPage() {
  const { menu_id: menuId = "", assignment_id: assignmentId } = useSearch({ strict: false });
  if (menuId === "") return <NoTestPage />;
  return <DetailPage key={menuId} menuId={menuId} assignmentId={assignmentId} />;
}
