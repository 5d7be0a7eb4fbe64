import { useState } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'
import { buildRequest, type GenerationRequest } from './build-request.ts'
import { isRunning } from './generation-state.ts'
import type { Post } from './posts-cache.ts'
import { useGenerateForm } from './use-generate-form.ts'
import { useGeneration } from './use-generation.ts'
import { useOffer } from './use-offer.ts'
import { useStoredPost } from './use-posts.ts'

/** Form, generation and the post shown, joined: the address names the open tab and the post. */
export function useGenerator() {
  const [search, changeSearch] = useSearchParams()
  const postId = search.get('post')
  const [made, setMade] = useState<Post | null>(null)
  const [sent, setSent] = useState<GenerationRequest | null>(null)
  const isMadeHere = made !== null && made.id === postId

  // a post that fills the form brings its own model and language: saved settings are not needed then
  const available = useOffer(postId === null)
  const stored = useStoredPost(isMadeHere ? null : postId)
  const form = useGenerateForm(available.offer, stored.data)
  const generation = useGeneration((post) => {
    setMade(post)
    form.settleDraft(post.id)
    changeSearch((current) => withPost(current, post.id), { replace: true })
  })

  /** Sends what is in the form. Returns false when something is missing, which the form then says. */
  function generate(acceptPartial = false): boolean {
    const problem = form.findProblem()
    if (problem) form.refuse(problem)
    if (problem || !form.choices) return false
    const request = buildRequest(form.values, form.tab, form.file, form.choices, acceptPartial)
    setSent(request)
    generation.start(request)
    return true
  }

  return {
    user: available.user,
    offer: available.offer,
    offerError: available.error,
    retryOffer: available.retry,
    form,
    generation,
    generate,
    /** The same again; a yes to a partial source holds for that source only. */
    retry: () => generate(sent?.body.acceptPartial === true && sent.body.url === form.values.url.trim()),
    isRunning: isRunning(generation),
    sent,
    shown: {
      post: isMadeHere ? made : stored.data,
      error: stored.error,
      isLoading: stored.isLoading,
    },
    showSaved: setMade,
    article: articleInForm(),
  }

  /** The source as it was read, while it is the one in the form. */
  function articleInForm() {
    const { values, tab, file } = form
    const { article } = generation
    if (tab === 'url-input') {
      const url = values.url.trim()
      if (article?.kind === 'url' && sent?.body.url === url) return article
      return stored.data?.sourceUrl === url ? stored.data.article : null
    }
    if (tab === 'text-input') return null
    if (article?.kind === 'file' && sent?.file === file) return article
    return values.storedSource?.articleId === stored.data?.articleId ? (stored.data?.article ?? null) : null
  }
}

export type Generator = ReturnType<typeof useGenerator>

function withPost(search: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('post', id)
  return next
}
