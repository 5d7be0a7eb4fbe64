import { useState } from 'react'
import { withDraftChoice, withoutDraftChoice } from '#client/features/versions/drafts-in-address'
import { useSearchParams } from '#client/lib/use-search-params'
import { buildRequest, type Confirmations } from './form/build-request.ts'
import type { FormValues } from './form/form-values.ts'
import { useFormOptions } from './form/use-form-options.ts'
import { useGenerateForm } from './form/use-generate-form.ts'
import { type Sent, urlInForm } from './run/article-in-form.ts'
import { isRunning } from './run/generation-state.ts'
import { useGeneration } from './run/use-generation.ts'
import { useShownPost } from './use-shown-post.ts'
import { useSourceInForm } from './use-source-in-form.ts'

/** Combines the form, the generation and the shown post: the address names the open tab and the post. */
export function useGenerator() {
  const [search, changeSearch] = useSearchParams()
  const postId = search.get('post')
  const [sent, setSent] = useState<Sent | null>(null)

  const shown = useShownPost(postId)
  // a post that fills the form brings its own model and language, so saved settings are not needed then
  const available = useFormOptions(postId === null)
  const form = useGenerateForm(available.options, shown.stored)
  const generation = useGeneration((post, isChoice) => {
    shown.show(post)
    form.settleDraft(post.id)
    changeSearch((current) => withPost(current, post.id, isChoice), { replace: true })
  })
  const canWrite = available.user?.capabilities.generationBlockedBy === null
  const source = useSourceInForm({ form, generation, shown, sent, canWrite })

  /**
   * Sends the form. Returns false when something is missing, which the form then reports.
   * @param yes the author's confirmations after the source was read; see buildRequest
   * @param change goes into the form first
   */
  function generate(yes: Confirmations | null = null, change: Partial<FormValues> = {}): boolean {
    const filled = yes ? form.filled : form.check(change)
    if (!filled) return false
    // a warning already shown with the angles is not repeated
    const wasWarned = Boolean(source.angles.suggestions?.caution)
    const request = buildRequest(filled, { ...yes, toTopic: wasWarned || yes?.toTopic === true })
    setSent((before) => ({ request, url: yes ? (before?.url ?? null) : urlInForm(filled) }))
    source.readingAgain.forget()
    source.angles.stop()
    generation.start(request)
    return true
  }

  /** Repeats the last generation; confirmations hold for that source only, as long as the server keeps it. */
  function retry(): boolean {
    const isSame = sent?.url === urlInForm(form) && generation.error?.code !== 'not_found'
    const yes = isSame ? yesIn(sent) : null
    return generate(yes?.toPart || yes?.articleId ? yes : null)
  }

  /** Confirms the question about the source after it was read. */
  function accept(): boolean {
    const yes = { ...yesIn(sent), articleId: generation.article?.articleId }
    return generate(
      generation.error?.code === 'source_sensitive' ? { ...yes, toTopic: true } : { ...yes, toPart: true },
    )
  }

  return {
    available,
    form,
    source,
    generation,
    isRunning: isRunning(generation),
    sent,
    shown,
    generate: (change?: Partial<FormValues>) => generate(null, change),
    accept,
    retry,
  }
}

function yesIn(sent: Sent | null): Confirmations {
  const { acceptPartial, asksFirst, articleId } = sent?.request.body ?? {}
  return { articleId, toPart: acceptPartial === true, toTopic: sent !== null && !asksFirst }
}

function withPost(search: URLSearchParams, id: string, isChoice: boolean): URLSearchParams {
  const next = isChoice ? withDraftChoice(search) : withoutDraftChoice(search)
  next.set('post', id)
  return next
}
