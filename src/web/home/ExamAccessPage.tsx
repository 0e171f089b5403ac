import { useSearch } from "@tanstack/react-router";
import { DetailPage } from "./DetailPage";

/** The address above all tests: the test that is named, whose page knows its family. */
export function ExamAccessPage() {
  const { menu_id: menuId = "" } = useSearch({ strict: false });
  return <DetailPage key={menuId} menuId={menuId} />;
}
