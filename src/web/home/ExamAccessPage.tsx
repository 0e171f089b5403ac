import { Navigate, useSearch } from "@tanstack/react-router";
import { DetailPage } from "./DetailPage";

/** The address above all tests: leads to the test that is named, whose page knows its family, or to all of them. */
export function ExamAccessPage() {
  const { menu_id: menuId = "" } = useSearch({ strict: false });
  return menuId === "" ? <Navigate to="/" replace /> : <DetailPage key={menuId} menuId={menuId} />;
}
