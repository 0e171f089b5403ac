import { getRouteApi } from "@tanstack/react-router";
import { AttemptScreen } from "./AttemptScreen";
import { FixedExam } from "./FixedExam";
import { MapExam } from "./MapExam";

const mapRoute = getRouteApi("/person/tests/examAccess/MAPExamAuto");
const fixedRoute = getRouteApi("/person/tests/examAccess/exam");

/** `/examAccess/MAPExamAuto` */
export function MapExamPage() {
  return (
    <AttemptScreen request={mapRoute.useSearch()} resultPage="/examAccess/MAPResult">
      {(sitting) => <MapExam actor={sitting} />}
    </AttemptScreen>
  );
}

/** `/examAccess/exam` */
export function FixedExamPage() {
  return (
    <AttemptScreen request={fixedRoute.useSearch()} resultPage="/examAccess/result">
      {(sitting) => <FixedExam actor={sitting} />}
    </AttemptScreen>
  );
}
