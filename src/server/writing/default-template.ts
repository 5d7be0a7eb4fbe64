import { casualPatterns, professionalPatterns, technicalPatterns } from './style-patterns.ts'

/** The styles and the prompt template a new installation starts with; admins edit them afterwards. */

export const seedTemplate = {
  name: 'LinkedIn post from an article',
  template: `Write one LinkedIn post in {{language}} from this material.

Title: {{title}}
Address: {{url}}

{{content}}

Plan before you write, and keep the plan to yourself:
1. The one idea: what the news changes for a reader at work, such as a cost, a risk, a choice or a habit. If there are several, take the one with the most concrete evidence.
2. The evidence: the few facts that carry the idea. Everything else stays out, figures too; a post is no summary.
3. The other side: what the material itself says against the idea, such as a second cause or a limit. It goes into the post, or the idea gets smaller.
4. The first line: write three and keep the one that people in the field would stop for. It tells the concrete case (a person, a figure, a thing) in plain words that are clear at first reading, has under 110 characters, is a statement complete in itself, and says more than the title.

Then write:
- The second paragraph earns the first line: what happened, with its figure and who says so.
- Say who a person or an organisation is where they first appear; readers have not seen the material.
- Short sentences of one thought each. A paragraph may be four words.
- The conclusion names the gap, the risk or the choice exactly, beside the fact it comes from, without “That suggests” or “X matters more than Y”.
- Write about what the material says rather than what it leaves out, and about decisions rather than people.
- The end belongs to this story alone, without a maxim or a request for likes.

Style:
{{style}}

The author's own view:
{{opinion}}

Posts the author wrote before:
{{examples}}
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
