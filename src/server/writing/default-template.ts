/** The styles and the prompt template a new installation starts with; admins edit them afterwards. */

export const seedTemplate = {
  name: 'LinkedIn post from an article',
  template: `Write one LinkedIn post in {{language}} about the article below.

Article: {{title}}
Address: {{url}}

{{content}}

How to write it:
- Choose one point: the fact, change or tension in the article that matters most to a reader's work. Leave the rest out.
- Open with it. The first line has at most 120 characters, stands on its own and makes a reader want the second.
- Then say what happened, why it matters and to whom, in 3 to 6 short paragraphs of one or two sentences each. A short list is fine where the article really has a list.
- Take every number, date, name and quotation from the material and copy it exactly. What the material does not say is left out.
- Tell apart what the article reports and what the author thinks. A claim, an estimate or a plan stays one, with the name of who says so.
- Prefer the article's plainest words. No superlatives, no praise, no "not this, but that".
- End with a takeaway a reader can use, or with a real question that the author would want answered. Never both, never a request for likes.
- Then name the source on a line of its own: where the article appeared and when, as far as that is given. Leave the address out.
- Close with 3 to 5 hashtags that people in the field really use.

Style:
{{style}}

The author's own view, to be carried through the post as theirs and close to these words:
{{opinion}}

Posts the author wrote before:
{{examples}}
`,
}

/** In the order they are offered; the first is the default (spec section 9). */
export const seedStyles: readonly { name: string; promptPart: string; displayOrder: number }[] = [
  {
    name: 'Professional & Insightful',
    promptPart: `Write as an experienced colleague who has read the article closely and explains what follows from it.
Calm, precise, confident; full sentences, plain words, no sales talk.
Give the news in one sentence, then spend the room on its consequences, as far as the article bears them out: for whom it changes what, and by when.
One line of thought per post. Emoji: none.`,
    displayOrder: 1,
  },
  {
    name: 'Casual & Conversational',
    promptPart: `Write as if telling a friend in the same trade over coffee: contractions, short sentences, everyday words.
Start in the middle of the story, with the article's most telling detail.
Say "you" to the reader. Say "I" only for the author's own view, never for things the author might have done or felt.
A dry aside is welcome, slang and exclamation marks are not. Emoji: at most two, only where they replace a word.`,
    displayOrder: 2,
  },
  {
    name: 'Technical & Detailed',
    promptPart: `Write for practitioners who want to know how it works and whether it holds.
Name the method, the figures with their units, the conditions and the limits, as far as the article gives them.
Prefer a short list of findings to a paragraph of praise; explain a term in half a sentence when it is not common in the field.
Say plainly what the article leaves open, and do not fill it. Emoji: none.`,
    displayOrder: 3,
  },
]
