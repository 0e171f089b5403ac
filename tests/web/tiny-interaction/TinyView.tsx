interface TinyViewProps {
  readonly interaction: { readonly left: string; readonly right: string };
  readonly answer: { readonly side: string } | null;
  readonly onAnswer: (answer: { readonly type: "tiny"; readonly side: string }) => void;
}

/** Two buttons, one for each side. */
export function TinyView({ interaction: { left, right }, answer, onAnswer }: TinyViewProps) {
  return [left, right].map((side) => (
    <button
      key={side}
      type="button"
      aria-pressed={answer?.side === side}
      onClick={() => onAnswer({ type: "tiny", side })}
    >
      {`Side ${side}`}
    </button>
  ));
}
