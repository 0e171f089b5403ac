interface Side {
  readonly side: string;
}

const lines = (_: unknown, { side }: Side) => [{ label: null, content: `Side ${side}` }];

export const review = {
  linesOfAnswer: lines,
  linesOfKey: lines,
  isRight: (key: Side, _: unknown, answer: Side) => key.side === answer.side,
  rightAnswer: (key: Side) => key,
};
