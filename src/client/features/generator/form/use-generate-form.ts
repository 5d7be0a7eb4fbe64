import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { completeAddress } from '#client/features/sources/web-address'
import { useSearchParams } from '#client/lib/use-search-params'
import { useConfig } from '#client/queries/config'
import type { PostDetail } from '#client/queries/posts/post-cache'
import type { ReadArticle } from '#client/queries/posts/sources'
import { toast } from '#client/ui/toast'
import type { Language } from '#shared/rules/languages'
import type { GivenSource } from '../start/given-source.ts'
import {
  begunEntry,
  findUnfinished,
  hasContent,
  isBegun,
  keepDraft,
  keepUnfinished,
  openDraft,
  settleDraft,
  tabOf,
} from './begun-form.ts'
import type { FilledForm } from './build-request.ts'
import { checkFile, findProblem, type Problem } from './check-source.ts'
import { type FormGiven, formReducer, openForm } from './form-state.ts'
import type { FormValues, MoreSource, SourceTab } from './form-values.ts'
import { resolveBrief, resolveOwn } from './resolve-brief.ts'
import { type FormOptions, resolveChoices } from './resolve-choices.ts'
import { problemTexts, warningTexts } from './texts.ts'

/**
 * The generator's form on the page: connects form-state.ts with the address, the draft and the toasts. The address
 * holds the open tab, the draft holds the input, and the file is not stored.
 * @param stored the post that the address names, once loaded: its parameters fill the form, unless they did before
 */
export function useGenerateForm(options: FormOptions | undefined, stored: PostDetail | undefined) {
  const readsPictures = useConfig()?.features.readsPictures ?? false
  const [search, changeSearch] = useSearchParams()
  const given = { search: search.toString(), stored, options }
  const [state, dispatch] = useReducer(formReducer, given, (first) => openForm(openDraft(search.get('post')), first))
  const [unfinished, setUnfinished] = useState(findUnfinished)
  const [sourceLanguage, setSourceLanguage] = useState<Language | null>(null)
  const entry = useHistoryState<unknown>()
  const { values, tab, file, problem, address, isDraft, warning } = state

  // before painting, so that the form never shows values that do not fit its address
  if (!isSame(state.given, given)) dispatch({ type: 'given', given })

  useLayoutEffect(() => {
    if (address !== given.search) {
      changeSearch(() => new URLSearchParams(address), { replace: true, state: begunEntry })
    }
  }, [address, given.search, changeSearch])

  useEffect(() => {
    if (!isBegun(entry)) window.history.replaceState(begunEntry, '')
  }, [entry])

  useEffect(() => {
    if (isDraft) keepDraft(values)
  }, [isDraft, values])

  useEffect(() => {
    if (warning) toast({ ...warningTexts[warning.reason], kind: 'error' })
  }, [warning])

  function refuse(problem: Problem) {
    dispatch({ type: 'refused', problem })
    toast({ ...problemTexts[problem.reason], kind: 'error' })
  }

  /** @param replace for a tab that opens by itself: Back leads past it */
  function openTab(next: SourceTab, replace = false) {
    if (next !== tab) changeSearch((current) => withTab(current, next), { replace, state: begunEntry })
  }

  function pickFile(picked: File | null) {
    const reason = picked && checkFile(picked, readsPictures)
    if (reason) refuse({ field: 'file', reason })
    else dispatch({ type: 'file-picked', file: picked })
    return !reason
  }

  const choices = options ? resolveChoices(values, options, sourceLanguage) : null
  const brief = resolveBrief(values, tab)
  const isOwn = useMemo(() => resolveOwn(values, tab), [values, tab])
  const filled: FilledForm | null = choices && { values, tab, file, choices, brief, isOwn }

  return {
    values,
    tab,
    file,
    problem,
    choices,
    brief,
    isOwn,
    isUrlTyped: state.isUrlTyped,
    shared: state.shared,
    /** What would be sent; null until the choices have loaded. */
    filled,
    /** The same once nothing is missing; otherwise null, and the form reports what is missing. */
    check: (change: Partial<FormValues> = {}): FilledForm | null => {
      const url = completeAddress(values.url)
      const changes = url === values.url.trim() ? change : { url, ...change }
      if (Object.keys(changes).length > 0) dispatch({ type: 'changed', values: changes })
      const next = { ...values, ...changes }
      const found = findProblem(next, tab, file, readsPictures)
      if (found) refuse(found)
      return found || !filled ? null : { ...filled, values: next, brief: resolveBrief(next, tab) }
    },
    change: (values: Partial<FormValues>) => dispatch({ type: 'changed', values }),
    openTab,
    /** Makes what was pasted or dropped the source, and opens its tab. Returns false if it is refused. */
    take: (source: GivenSource): boolean => {
      openTab('url' in source ? 'url-input' : 'text' in source ? 'text-input' : 'file-upload', true)
      if ('file' in source) return pickFile(source.file)
      dispatch({ type: 'changed', values: source })
      return true
    },
    /** For a post whose language nobody has chosen. @param language of its article; null if unknown */
    followLanguage: setSourceLanguage,
    /** The post's language if its article is in this one. */
    languageFor: (language: Language | null) => options && resolveChoices(values, options, language).language,
    /** What was begun before this post. */
    unfinished,
    continueUnfinished: () => {
      if (!unfinished) return
      const left = hasContent(values) ? values : null
      keepUnfinished(left)
      setUnfinished(left)
      dispatch({ type: 'continued', values: unfinished })
      openTab(tabOf(unfinished), true)
    },
    forgetUnfinished: () => {
      keepUnfinished(null)
      setUnfinished(null)
    },
    /** Makes the handed-over page at this address the source. */
    takeHandedOver: (url: string, article: ReadArticle) => {
      openTab('url-input')
      dispatch({ type: 'page-read', url, article })
    },
    /** @returns its key */
    addSource: (): string => {
      const key = crypto.randomUUID()
      dispatch({ type: 'source-added', key })
      return key
    },
    changeSource: (key: string, change: Partial<MoreSource>) => dispatch({ type: 'source-changed', key, change }),
    removeSource: (key: string) => dispatch({ type: 'source-removed', key }),
    pickStyle: (styleId: number) => dispatch({ type: 'style-picked', styleId }),
    pickFile,
    /** A post was written from these values. */
    settleDraft: (postId: string) => {
      dispatch({ type: 'written', postId })
      settleDraft()
    },
  }
}

export type GenerateForm = ReturnType<typeof useGenerateForm>

function isSame(a: FormGiven, b: FormGiven): boolean {
  return a.search === b.search && a.stored === b.stored && a.options === b.options
}

function withTab(search: URLSearchParams, tab: SourceTab): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('tab', tab)
  return next
}
