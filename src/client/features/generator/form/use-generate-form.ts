import { useEffect, useLayoutEffect, useMemo, useReducer } from 'react'
import { clearDraft, readDraft, writeDraft } from '#client/lib/drafts'
import { useSearchParams } from '#client/lib/use-search-params'
import { useConfig } from '#client/queries/config'
import type { PostDetail } from '#client/queries/posts/post-cache'
import type { ReadArticle } from '#client/queries/posts/sources'
import { toast } from '#client/ui/toast'
import type { FilledForm } from './build-request.ts'
import { checkFile, findProblem, type Problem } from './check-source.ts'
import { type FormGiven, formReducer, openForm } from './form-state.ts'
import type { FormValues, MoreSource, SourceTab } from './form-values.ts'
import { type Offer, resolveChoices } from './resolve-choices.ts'
import { resolveOwn, resolvePlan } from './resolve-plan.ts'
import { noticeTexts, problemTexts } from './texts.ts'

const draftKey = 'generate'

/**
 * The generator's form on the page: the state of form-state.ts, with the address, the draft and the toasts that go
 * with it. The open tab is kept in the address, what is typed in the draft, the file nowhere.
 *
 * @param stored the post that the address names, once it is here: its parameters fill the form, unless they did before.
 */
export function useGenerateForm(offer: Offer | undefined, stored: PostDetail | undefined) {
  const readsPictures = useConfig()?.features.readsPictures ?? false
  const [search, changeSearch] = useSearchParams()
  const given = { search: search.toString(), stored, offer }
  const [state, dispatch] = useReducer(formReducer, given, (first) => openForm(readDraft<FormValues>(draftKey), first))
  const { values, tab, file, problem, address, isDraft, notice } = state

  // before anything is painted, so that the form never shows values that do not fit its address
  if (!isSame(state.given, given)) dispatch({ type: 'given', given })

  useLayoutEffect(() => {
    if (address !== given.search) changeSearch(() => new URLSearchParams(address), { replace: true })
  }, [address, given.search, changeSearch])

  useEffect(() => {
    if (isDraft) writeDraft(draftKey, values)
  }, [isDraft, values])

  useEffect(() => {
    if (notice) toast({ ...noticeTexts[notice.reason], kind: 'error' })
  }, [notice])

  function refuse(problem: Problem) {
    dispatch({ type: 'refused', problem })
    toast({ ...problemTexts[problem.reason], kind: 'error' })
  }

  function openTab(next: SourceTab) {
    if (next !== tab) changeSearch((current) => withTab(current, next))
  }

  const choices = offer ? resolveChoices(values, offer) : null
  const plan = resolvePlan(values, tab)
  const isOwn = useMemo(() => resolveOwn(values, tab), [values, tab])
  const filled: FilledForm | null = choices && { values, tab, file, choices, plan, isOwn }

  return {
    values,
    tab,
    file,
    problem,
    choices,
    plan,
    isOwn,
    isUrlTyped: state.isUrlTyped,
    /** What would be sent; null until it is known what there is to choose from. */
    filled,
    /** The same once nothing is missing; else the form says what is, and there is nothing to send. */
    check: (): FilledForm | null => {
      const found = findProblem(values, tab, file, readsPictures)
      if (found) refuse(found)
      return found ? null : filled
    },
    change: (values: Partial<FormValues>) => dispatch({ type: 'changed', values }),
    openTab,
    /** The page at this address as it was handed over becomes the source. */
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
    pickFile: (picked: File | null) => {
      const reason = picked && checkFile(picked, readsPictures)
      if (reason) refuse({ field: 'file', reason })
      else dispatch({ type: 'file-picked', file: picked })
    },
    /** A post was written from these values. */
    settleDraft: (postId: string) => {
      dispatch({ type: 'written', postId })
      clearDraft(draftKey)
    },
  }
}

export type GenerateForm = ReturnType<typeof useGenerateForm>

function isSame(a: FormGiven, b: FormGiven): boolean {
  return a.search === b.search && a.stored === b.stored && a.offer === b.offer
}

function withTab(search: URLSearchParams, tab: SourceTab): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('tab', tab)
  return next
}
