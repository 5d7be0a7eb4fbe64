import { casualPatterns, professionalPatterns, technicalPatterns } from './style-patterns.ts'

/** The styles and the prompt template a new installation starts with; admins edit them afterwards. */

export const seedTemplate = {
  name: 'LinkedIn post from an article',
  template: `Write one LinkedIn post in {{language}} from this material.

Title: {{title}}
Address: {{url}}

{{content}}

Style:
{{style}}

The author's own view:
{{opinion}}

Posts the author wrote before:
{{examples}}

Its readers scroll past a hundred posts and have not seen the material. What makes them stay, the weightiest first:
1. One point. What will someone in this field pay, risk, expect, decide or do differently because of this? Take the answer with the best evidence; the facts that lead to it are the post, the others stay out.
2. A concrete first line. It puts the fact that makes the point real (a person, a figure, a thing) into a whole statement under 110 characters that a stranger understands at once and that says more than the title.
3. That fact in full, as you would tell a colleague: who did it and what they are, how much it is and compared with what, who says so. Clear goes before short.
4. The point in one sentence that readers could repeat to somebody who missed the post: plain, whole, its subject named. It may stand alone between longer paragraphs.
5. Why it is so, and where readers meet it. Show how the facts lead there (“because”, “so”), and place it in their working day: a purchase, a meeting, a plan. A limit that the material gives is said here, in a clause.
6. An end to use, in one short sentence: what to ask, look up, decide or expect now, in the words of this story. It is clear when read by itself, out of place under any other article, and never a call for likes.

Before you answer, read it as that stranger. A sentence that needs a second look gets plainer, one that says more than the material gets smaller, and one that says what everybody knows, or sounds like a slogan (“it’s not X, it’s Y”), goes.
`,
}

/** In the order they are offered; the first is the default (spec section 9). */
export const seedStyles: readonly { name: string; promptPart: string; displayOrder: number }[] = [
  {
    name: 'Professional & Insightful',
    promptPart: `An experienced colleague who has read closely and says what follows from it. Calm, exact, confident; full sentences, plain words, no emoji.

${professionalPatterns}`,
    displayOrder: 1,
  },
  {
    name: 'Casual & Conversational',
    promptPart: `Someone telling a friend in the same trade over coffee: contractions, short sentences, everyday words, "you" for the reader. Start in the middle, with the most telling detail. A dry aside is welcome, slang is not; at most two emoji, each in place of a word.

${casualPatterns}`,
    displayOrder: 2,
  },
  {
    name: 'Technical & Detailed',
    promptPart: `For practitioners who want to know how it works and whether it holds: the method, the figures with their units, the conditions and the limits, as far as they are given. Explain an uncommon term in half a sentence. No emoji.

${technicalPatterns}`,
    displayOrder: 3,
  },
]
