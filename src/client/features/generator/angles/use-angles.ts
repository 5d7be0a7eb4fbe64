import { useEffect, useRef, useState } from 'react'
import { isWebAddress } from '#client/features/sources/web-address'
import { type Suggestions, useSuggestAngles } from '#client/queries/posts/angles'
import type { ReadArticle } from '#client/queries/posts/sources'
import { limits } from '#shared/rules/limits'
import { isBlank } from '#shared/text/is-blank'
import { usableSources } from '../form/form-values.ts'
import type { GenerateForm } from '../form/use-generate-form.ts'

type Source = NonNullable<ReturnType<typeof sourceOf>>

/**
 * Three angles and three stances of the source in the form, once they were asked for. What was found belongs to that
 * source and to the language of the post.
 * @param known the source in the form, where it was read before
 */
export function useAngles(form: GenerateForm, known: ReadArticle | null) {
  const [read, setRead] = useState<{ key: string; article: ReadArticle } | null>(null)
  const [found, setFound] = useState<{ key: string; suggestions: Suggestions } | null>(null)
  const running = useRef<AbortController | null>(null)
  const { mutate, isPending, error, variables, reset } = useSuggestAngles({
    onSuccess: (suggestions, { key }) => setFound({ key, suggestions }),
  })
  useEffect(() => () => running.current?.abort(), [])

  const language = form.choices?.language
  const moreArticleIds = usableSources(form.values.moreSources)
  const keyOf = ({ key }: Source) => [language, key, ...moreArticleIds].join(' ')
  const source = sourceOf(form, known)
  const key = source && keyOf(source)
  const isAsked = key !== null && variables?.key === key

  function start(asked: Source): void {
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    const at = keyOf(asked)
    mutate({
      key: at,
      source: asked.given,
      wanted: { model: form.choices?.model, language, ...(moreArticleIds.length > 0 && { moreArticleIds }) },
      signal,
      onRead: (article) => !signal.aborted && setRead({ key: asked.key, article }),
    })
  }

  const article = read !== null && read.key === source?.key ? read.article : null
  return {
    /** Whether there is a source to ask about. */
    canAsk: source !== null && form.choices !== null,
    /** Undefined before they were asked for. */
    suggestions: found?.key === key ? found.suggestions : undefined,
    /** The source as it was read for them. */
    article,
    phase: isAsked && isPending ? (article || known ? ('suggesting' as const) : ('reading' as const)) : null,
    error: isAsked && error?.name !== 'AbortError' ? error : null,
    ask: () => source && start(source),
    /** For an address that is about to be put into the form. */
    askAt: (url: string) => {
      const pasted = addressOf(url)
      if (pasted && form.choices) start(pasted)
    },
    /** Called when a post is written, with or without an angle. */
    stop: () => {
      running.current?.abort()
      reset()
    },
  }
}

export type AnglesInForm = ReturnType<typeof useAngles>

function sourceOf({ tab, values, file }: Pick<GenerateForm, 'tab' | 'values' | 'file'>, known: ReadArticle | null) {
  if (known) return { key: known.articleId, given: { articleId: known.articleId } }
  if (tab === 'url-input') return addressOf(values.url)
  if (tab === 'file-upload' && file) {
    return { key: `${file.name} ${file.size} ${file.lastModified}`, given: { file } }
  }
  const { storedSource, text } = values
  if (storedSource?.kind === (tab === 'file-upload' ? 'file' : 'text')) {
    return { key: storedSource.articleId, given: { articleId: storedSource.articleId } }
  }
  if (tab === 'file-upload' || isBlank(text) || text.length > limits.textCharacters) return null
  return { key: text, given: { textContent: text } }
}

function addressOf(typed: string) {
  const url = typed.trim()
  return isWebAddress(url) && url.length <= limits.addressCharacters ? { key: url, given: { url } } : null
}
