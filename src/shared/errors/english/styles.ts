/** Content styles and snippets. */
export const styleSentences = {
  styleMissing: () => 'This content style does not exist.',
  styleNameMissing: () => 'Please enter a name.',
  tooManyStyles: ({ most }: { most: number }) =>
    `You have ${most} content styles already. Delete one to make room for another.`,
  snippetMissing: () => 'This snippet does not exist.',
  snippetEmpty: () => 'Please enter a text.',
  tooManySnippets: ({ most }: { most: number }) =>
    `You have ${most} snippets already. Delete one to make room for another.`,
}
