import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { useCall } from "../../effects/use-call";
import { lazyPart } from "../../loading/lazy-part";

const AccommodationDialog = lazyPart(() => import("../classes/AccommodationDialog"), "AccommodationDialog");

interface ExtraTimeProps {
  readonly classId: string;
  readonly memberId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** What is arranged for a member in every test, read from the class. */
export function ExtraTime({ classId, memberId, onDone, onClose }: ExtraTimeProps) {
  const queries = useQueryClient();
  const { data, isError } = useCall("studioClass", { class_id: classId });
  const member = data?.members.find(({ member_id: id }) => id === memberId);
  const isGone = isError || (data !== undefined && member === undefined);
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (member === undefined) return null;
  return (
    <Suspense fallback={null}>
      <AccommodationDialog
        member={member}
        onSaved={() => {
          for (const call of ["studioAssignment", "studioClass"]) void queries.invalidateQueries({ queryKey: [call] });
          onDone();
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
