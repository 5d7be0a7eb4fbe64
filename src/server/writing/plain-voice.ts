import { noAuthor } from '#shared/rules/author-profile'
import type { Voice } from './writer.ts'

/** A voice of which nothing is known but its style. */
export function plainVoice(style: Voice['style']): Voice {
  return {
    style,
    examplePosts: [],
    author: noAuthor,
    profile: '',
    targetAudience: '',
    customPrompt: '',
    opinion: '',
    address: null,
  }
}
