/**
 * The marks that a model sets around the post, so that nothing it writes around them becomes part of it: no preface, no
 * offer to change something, no reason why it declines.
 */
export const [openMark, closeMark] = ['<post>', '</post>'] as const
