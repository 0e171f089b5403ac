import type { ClassResults } from "../../src/contract/classes/class-results";

const marks = ["right", "right", "right", "partly", "wrong", "skipped"] as const;
const credit = { right: 1, partly: 0.5, wrong: 0, skipped: 0 } as const;
const skills = ["Adding", "Fractions", "Shapes", "Measures"] as const;

/** Results of a class of any size, always the same. */
export function largeClass(members: number, questions: number): ClassResults {
  const items = Array.from({ length: questions }, (_, index) => ({ id: `q${index + 1}`, position: index + 1 }));
  const markOf = (member: number, item: number) => marks[(member * 7 + item * item * 3 + member * item) % marks.length];
  const skillOf = (item: number) => skills[item % skills.length] ?? "Adding";
  return {
    assignment_id: "large",
    class_id: "c1",
    class_name: "All of year 5",
    menu_id: "m1",
    edition: 1,
    title: { en: "Number and shape", zh: "数与形" },
    release_phase: "held",
    scale: { unit: "percent", low: 0, high: 100 },
    members: Array.from({ length: members }, (_, index) => {
      const cells = items.map(({ id, position }) => {
        const mark = markOf(index, position) ?? "right";
        const elapsed_ms = 900 + ((index * 131 + position * 977) % 90_000);
        return {
          item_id: id,
          mark,
          points: credit[mark],
          elapsed_ms,
          changes: position % 3,
          rapid: elapsed_ms < 2_000,
        };
      });
      const points = cells.reduce((sum, cell) => sum + cell.points, 0);
      const score = Math.round((points / questions) * 100);
      return {
        member_id: `m${index}`,
        name: `Student number ${index + 1}`,
        left_at: null,
        makeup: false,
        state: "settled" as const,
        attempt_id: `a${index}`,
        menu_id: "m1",
        edition: 1,
        attempts: 1,
        answered: questions,
        total: questions,
        score,
        band: { low: Math.max(0, score - 7), high: Math.min(100, score + 7) },
        points,
        points_total: questions,
        handed_in_at: 1_764_300_000_000,
        cells,
      };
    }).toSorted((one, other) => other.score - one.score),
    items: items.map(({ id, position }) => ({
      item_id: id,
      position,
      stage: "main",
      words: `What follows from the ${position} shapes and numbers above?`,
      skill: { en: skillOf(position), zh: skillOf(position) },
      points: 1,
      facility: { value: 0.6, n: members, low: 0.57, high: 0.63 },
    })),
    skills: skills.map((skill) => ({
      skill_id: skill.toLowerCase(),
      skill: { en: skill, zh: skill },
      area: { en: "Mathematics", zh: "数学" },
      members: Array.from({ length: members }, (_, index) => ({
        attempt_id: `a${index}`,
        share: { value: ((index * 37) % 100) / 100, n: 12, low: 0.1, high: 0.95 },
      })),
    })),
    at: 1_764_300_000_000,
  };
}
