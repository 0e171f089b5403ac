import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

/** Replaces the page on screen by another one with the same query; null: stays. */
export function useRedirect(to: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to !== null) void navigate({ to, search: (now: object) => now, replace: true });
  }, [to, navigate]);
}
