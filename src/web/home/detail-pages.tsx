import { useSearch } from "@tanstack/react-router";
import { DetailPage } from "./DetailPage";

export function MapDetailPage() {
  const { menu_id } = useSearch({ from: "/person/tests/examAccess/MAPDetail" });
  return <DetailPage key={menu_id} menuId={menu_id} />;
}

export function FixedDetailPage() {
  const { menu_id } = useSearch({ from: "/person/tests/examAccess/detail" });
  return <DetailPage key={menu_id} menuId={menu_id} />;
}
