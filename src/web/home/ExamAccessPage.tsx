import { useSearch } from "@tanstack/react-router";
import { DetailPage } from "./DetailPage";

/** The parent page of all tests: shows the page of the test that the address names. */
export function ExamAccessPage() {
  const { menu_id: menuId = "", assignment_id: assignmentId } = useSearch({ strict: false });
  return <DetailPage key={menuId} menuId={menuId} assignmentId={assignmentId} />;
}
