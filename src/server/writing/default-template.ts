import type { StylePatterns } from '#shared/languages/parts/style-patterns'
import { limits } from '#shared/rules/limits'

/** The styles and the prompt template a new installation starts with; admins edit them afterwards. */

export const seedTemplate = {
  name: 'LinkedIn post from an article',
  template: `Write one LinkedIn post in {{language}} from this material.

Title: {{title}}
Address: {{url}}

{{content}}

Style:
{{style}}

First think, without showing it: what in this material goes against what its readers expect, or costs them something if they miss it, and which two facts prove it? Write three first lines from them, each a surprise, a stake or a contradiction, whole, under ${limits.firstLineCharacters} characters and not the headline again; keep the one a stranger would stop for.

Then tell it as to a colleague who has not read it: from that line to what it rests on, each figure with what it is measured against, and to what follows. Names, bodies and facts that the point can do without stay out, and so does a sentence that fits under any other article. No post needs a maxim, a caveat or advice: stop when the point is made.
`,
}

/** In the order they are offered; the first is the default (spec section 9). */
export const seedStyles: readonly {
  name: string
  promptPart: string
  displayOrder: number
  /** Its example posts in each language. */
  patterns: keyof StylePatterns
}[] = [
  {
    name: 'Professional & Insightful',
    promptPart:
      'An experienced colleague who has read closely and says what follows from it. Calm, exact, confident; full sentences, plain words, no emoji.',
    displayOrder: 1,
    patterns: 'professional',
  },
  {
    name: 'Casual & Conversational',
    promptPart:
      'Someone telling a friend in the same trade over coffee: contractions, short sentences, everyday words. Start in the middle, with the most telling detail. A dry aside is welcome, slang is not; at most two emoji, each in place of a word.',
    displayOrder: 2,
    patterns: 'casual',
  },
  {
    name: 'Technical & Detailed',
    promptPart:
      'For practitioners who want to know how it works and whether it holds: the method, the figures with their units, the conditions and the limits, as far as they are given. Explain an uncommon term in half a sentence. No emoji.',
    displayOrder: 3,
    patterns: 'technical',
  },
]
