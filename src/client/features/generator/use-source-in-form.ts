import { useDebouncedUrl } from '#client/features/sources/use-debounced-url'
import { useReadingAgain } from '#client/features/sources/use-reading-again'
import { useEarlierPost } from '#client/queries/posts/sources'
import { useAngles } from './angles/use-angles.ts'
import type { GenerateForm } from './form/use-generate-form.ts'
import { articleInForm, type Sent, urlInForm } from './run/article-in-form.ts'
import type { Generation } from './run/use-generation.ts'
import type { ShownPost } from './use-shown-post.ts'

/** What is known of the source in the form: how it was read, and a post that was written from it before. */
export function useSourceInForm({
  form,
  generation,
  shown,
  sent,
}: {
  form: GenerateForm
  generation: Generation
  shown: ShownPost
  sent: Sent | null
}) {
  const readingAgain = useReadingAgain()
  const url = urlInForm(form)
  // Asked only for an address that was typed here. For one that came with a link, reading it brings the answer; and the
  // post on show was itself written from its own address.
  const isAsked = form.isUrlTyped && !shown.isLoading && url !== shown.stored?.sourceUrl
  const found = useEarlierPost(useDebouncedUrl(isAsked ? url : null))
  const broughtByReading = url !== null && sent?.url === url ? generation.article?.earlierPost : null
  const earlierPost = broughtByReading ?? found

  const known = articleInForm(form, {
    again: url === null ? null : readingAgain.articleAt(url),
    generated: generation.article,
    sent,
    stored: shown.stored,
  })
  const angles = useAngles(form, known)

  return {
    article: known ?? angles.article,
    angles,
    /** Of this author, from the same article, and not the one on show. */
    earlierPost: earlierPost?.id === shown.post?.id ? null : earlierPost,
    readingAgain,
  }
}
