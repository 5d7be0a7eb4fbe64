import { useEffect, useRef, useState } from 'react'
import { isWebAddress } from '#client/features/sources/web-address'
import { type Suggestions, useSuggestAngles } from '#client/queries/posts/angles'
import type { ReadArticle } from '#client/queries/posts/sources'
import { type Language, languageFromCode } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { isBlank } from '#shared/text/is-blank'
import { usableSources } from '../form/form-values.ts'
import type { GenerateForm } from '../form/use-generate-form.ts'
import type { GivenSource } from '../start/given-source.ts'

type Source = NonNullable<ReturnType<typeof sourceOf>>

/**
 * Reads the source in the form, and suggests three angles and three stances for it: at once where it was pasted or
 * dropped, else on request. A result belongs to that source and to the language of the post; what was asked for another
 * source is aborted.
 * @param known the source in the form, if it was read before
 * @param canWrite false reads only: suggestions cost a model's call, and no post could follow
 */
export function useAngles(form: GenerateForm, known: ReadArticle | null, canWrite: boolean) {
  const [read, setRead] = useState<{ key: string; article: ReadArticle } | null>(null)
  const [found, setFound] = useState<{ key: string; language: Language | undefined; suggestions: Suggestions } | null>(
    null,
  )
  /** Pasted or dropped while the choices were loading. */
  const [waiting, setWaiting] = useState<Source | null>(null)
  const running = useRef<AbortController | null>(null)
  const { mutate, isPending, error, variables, reset } = useSuggestAngles({
    onSuccess: (answer, { key }) =>
      answer && setFound({ key, language: answer.wanted.language, suggestions: answer.suggestions }),
  })
  useEffect(() => () => running.current?.abort(), [])

  const language = form.choices?.language
  const moreArticleIds = usableSources(form.values.moreSources)
  const keyOf = ({ key }: Source) => [key, ...moreArticleIds].join(' ')
  const source = sourceOf(form, known)
  const key = source && keyOf(source)
  const isAsked = key !== null && variables?.key === key

  const isOfOther = isPending && !isAsked
  useEffect(() => {
    if (isOfOther) running.current?.abort()
  }, [isOfOther])

  function start(asked: Source): void {
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    mutate({
      key: keyOf(asked),
      source: asked.given,
      wanted: (article) =>
        canWrite
          ? {
              model: form.choices?.model,
              language: article ? form.languageFor(languageFromCode(article.language)) : language,
              ...(moreArticleIds.length > 0 && { moreArticleIds }),
            }
          : null,
      signal,
      onRead: (article) => !signal.aborted && setRead({ key: asked.key, article }),
    })
  }

  const isReady = form.choices !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the choices as they are then
  useEffect(() => {
    if (!isReady || !waiting) return
    setWaiting(null)
    if (waiting.key === source?.key) start(waiting)
  }, [isReady, waiting])

  const article = read !== null && read.key === source?.key ? read.article : null
  return {
    /** Whether there is a source to request angles for. */
    canAsk: source !== null && isReady,
    /** Undefined before the first request. */
    suggestions: found?.key === key && found?.language === language ? found?.suggestions : undefined,
    /** The article they were found in. */
    article,
    phase: isAsked && isPending ? (article || known ? ('suggesting' as const) : ('reading' as const)) : null,
    error: isAsked && error?.name !== 'AbortError' ? error : null,
    ask: () => source && start(source),
    /** For a source that the form is about to get. */
    askFor: (given: GivenSource) => {
      const asked = identify(given)
      if (asked && isReady) start(asked)
      else setWaiting(asked)
    },
    /** Called when a post is written, with or without an angle. */
    stop: () => {
      setWaiting(null)
      running.current?.abort()
      reset()
    },
  }
}

export type AnglesInForm = ReturnType<typeof useAngles>

function sourceOf({ tab, values, file }: Pick<GenerateForm, 'tab' | 'values' | 'file'>, known: ReadArticle | null) {
  if (known) return { key: known.articleId, given: { articleId: known.articleId } }
  if (tab === 'url-input') return identify({ url: values.url.trim() })
  if (tab === 'file-upload' && file) return identify({ file })
  const { storedSource, text } = values
  if (storedSource?.kind === (tab === 'file-upload' ? 'file' : 'text')) {
    return { key: storedSource.articleId, given: { articleId: storedSource.articleId } }
  }
  return tab === 'file-upload' ? null : identify({ text })
}

/** The source as the server takes it, and its key; null if it can't be read. */
function identify(given: GivenSource) {
  if ('file' in given) {
    const { file } = given
    return { key: `${file.name} ${file.size} ${file.lastModified}`, given }
  }
  if ('url' in given) {
    const { url } = given
    return isWebAddress(url) && url.length <= limits.addressCharacters ? { key: url, given } : null
  }
  const { text } = given
  return isBlank(text) || text.length > limits.textCharacters ? null : { key: text, given: { textContent: text } }
}
