/** The styles and the prompt template a new installation starts with; admins edit them afterwards. */

export const seedTemplate = {
  name: 'LinkedIn post from an article',
  template: `Write one LinkedIn post in {{language}} about the article below.

Article: {{title}}
Address: {{url}}

{{content}}

How to write it:
- Open with the one fact, change or tension that matters most to a reader's work. The first line has at most 120 characters, stands on its own and makes a reader want the second.
- Then say what happened, why it matters and to whom, in 3 to 6 short paragraphs of one or two sentences each. A short list is fine where the article really has a list.
- Take every number, date, name and quotation from the article and copy it exactly. If the article does not say it, leave it out.
- Tell apart what the article reports and what the author thinks.
- End with a takeaway a reader can use, or with a real question that the author would want answered. Never both, never a request for likes.
- Close with 3 to 5 hashtags that people in the field really use.

Style:
{{style}}

The author's own view, to be carried through the post as theirs:
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
Give the news in one sentence, then spend the room on its consequences: for whom it changes what, and by when.
One clear point of view per post. Emoji: none.`,
    displayOrder: 1,
  },
  {
    name: 'Casual & Conversational',
    promptPart: `Write as if telling a friend in the same trade over coffee: first person, contractions, short sentences.
Start in the middle of the story, with a detail that surprised you in the article.
Say "you" to the reader. A dry aside is welcome, slang and exclamation marks are not.
Emoji: at most two, only where they replace a word.`,
    displayOrder: 2,
  },
  {
    name: 'Technical & Detailed',
    promptPart: `Write for practitioners who want to know how it works and whether it holds.
Name the method, the figures with their units, the conditions and the limits, as far as the article gives them.
Prefer a short list of findings to a paragraph of praise; explain a term in half a sentence when it is not common in the field.
Say plainly what the article leaves open. Emoji: none.`,
    displayOrder: 3,
  },
]
