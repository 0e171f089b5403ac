/** Ten questions as teachers paste them: letters and stars, a line for the answer, a typed number. */
export const tenQuestions = `1. Which number is even?
a) 3
*b) 4
c) 5

2. What is the capital of France?
A. Rome
B. Paris
C. Madrid
Answer: B

3. 7 + 5 = ?
Answer: 12

4. Which one is a mammal?
a) trout
b) eagle
*c) whale

5. Water freezes at 0 degrees Celsius.
*a) true
b) false

6. Which planet is the largest?
a) Mars
*b) Jupiter
c) Venus

7. How many sides has a hexagon?
Answer: 6

8. Which word is a verb?
*a) run
b) table
c) green

9. Which gas do plants take in?
a) oxygen
*b) carbon dioxide
c) helium

10. 9 × 9 = ?
Answer: 81
`;

/** The right answers: the text of a choice, or what is typed. */
export const tenAnswers = ["4", "Paris", "12", "whale", "true", "Jupiter", "6", "run", "carbon dioxide", "81"] as const;
