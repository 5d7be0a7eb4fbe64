import { useEffect, useState } from 'react'
import { useDebouncedUrl } from '#client/features/sources/use-debounced-url'
import { useReadingAgain } from '#client/features/sources/use-reading-again'
import { useEarlierPost } from '#client/queries/posts/sources'
import { languageFromCode } from '#shared/rules/languages'
import { useAngles } from './angles/use-angles.ts'
import type { GenerateForm } from './form/use-generate-form.ts'
import { articleInForm, type Sent, urlInForm } from './run/article-in-form.ts'
import type { Generation } from './run/use-generation.ts'
import { type GivenSource, takeGivenSource } from './start/given-source.ts'
import type { ShownPost } from './use-shown-post.ts'

/** What is known of the source in the form: the article, and an earlier post written from it. */
export function useSourceInForm({
  form,
  generation,
  shown,
  sent,
  canWrite,
}: {
  form: GenerateForm
  generation: Generation
  shown: ShownPost
  sent: Sent | null
  /** Whether a post could be written now. */
  canWrite: boolean
}) {
  const readingAgain = useReadingAgain()
  const url = urlInForm(form)
  // Queried only for an address typed here. For one that came with a link, reading it brings the answer; and the shown
  // post was itself written from its own address.
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
  const angles = useAngles(form, known, canWrite)
  const article = known ?? angles.article
  const language = languageFromCode(article?.language ?? null)
  const { followLanguage } = form
  useEffect(() => followLanguage(language), [followLanguage, language])

  const [taken, setTaken] = useState(0)
  /** Fills the form and reads the source at once. */
  function take(given: GivenSource) {
    if (!form.take(given)) return
    angles.askFor(given)
    setTaken((count) => count + 1)
  }
  useGivenSource(take, form.shared)

  return {
    article,
    angles,
    take,
    /** How many sources came from beside the form's fields. */
    taken,
    /** By this author, from the same article, other than the shown one. */
    earlierPost: earlierPost?.id === shown.post?.id ? null : earlierPost,
    readingAgain,
  }
}

/** Takes what was handed over on the page before, or shared by another app. */
function useGivenSource(take: (given: GivenSource) => void, shared: GivenSource | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever the form does meanwhile
  useEffect(() => {
    const given = takeGivenSource() ?? shared
    if (given) take(given)
  }, [])
}
