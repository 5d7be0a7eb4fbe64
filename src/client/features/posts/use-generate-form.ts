import { useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'
import { toast } from '#client/ui/toast'
import { findProblem, type Problem } from './check-source.ts'
import { defaultTab, emptyForm, type FormValues, type SourceTab, tabFromAddress } from './form-values.ts'
import type { PostDetail } from './posts-cache.ts'
import { clearPrefill, readPrefill, tabOfPost, valuesFromPost } from './prefill.ts'
import { applyStyle, type Notice, type Offer, resolveChoices, settleChoices } from './resolve-choices.ts'
import { useFormValues } from './use-form-values.ts'

/**
 * The generator's form: what is typed (kept as a draft), the open tab (kept in the address), the file (kept nowhere),
 * and what the three make of the choices on offer.
 *
 * @param stored the post the address names, once it is here: its parameters fill the form, unless they did before.
 */
export function useGenerateForm(offer: Offer | undefined, stored: PostDetail | undefined) {
  const [search, changeSearch] = useSearchParams()
  const { values, update, forgetDraft } = useFormValues(search.get('post'))
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const tab = tabFromAddress(search) ?? defaultTab
  const prefill = useRef<Partial<FormValues>>({})

  // parameters of the address are read once and then leave it
  useLayoutEffect(() => {
    const read = readPrefill(search)
    if (!read) return
    prefill.current = read
    // beside a post they are its own, and come back with it; alone they would be lost at a reload
    update((typed) => ({ ...emptyForm, text: typed.text, ...read }), search.has('post') ? 'filling' : 'author')
    setFile(null)
    changeSearch(clearPrefill, { replace: true })
  }, [search, changeSearch, update])

  useLayoutEffect(() => {
    if (!stored || stored.id === values.postId) return
    const read = prefill.current
    update((typed) => ({ ...typed, ...valuesFromPost(stored), ...read, postId: stored.id }), 'filling')
    prefill.current = {}
    changeSearch((search) => withTab(search, tabOfPost(stored)), { replace: true })
  }, [stored, values.postId, update, changeSearch])

  // choices that can't stand together, whichever way they came about
  useLayoutEffect(() => {
    if (!offer) return
    const settled = settleChoices(values, tab, offer)
    if (settled.values === values) return
    update(() => settled.values)
    showFirst(settled.notices)
  }, [values, tab, offer, update])

  function change(changed: Partial<FormValues>) {
    setProblem(null)
    update((before) => ({ ...before, ...changed }), 'author')
  }

  return {
    values,
    tab,
    file,
    problem,
    choices: offer ? resolveChoices(values, offer) : null,
    change,
    openTab: (next: SourceTab) => {
      setProblem(null)
      if (next !== tab) changeSearch((search) => withTab(search, next))
    },
    pickStyle: (styleId: number) => {
      if (offer) update((before) => applyStyle(before, styleId, offer), 'author')
    },
    pickFile: (picked: File | null) => {
      setProblem(null)
      setFile(picked)
      if (picked) change({ storedSource: null })
    },
    refuse: (found: Problem) => {
      setProblem(found)
      toast({ title: found.title, description: found.description, kind: 'error' })
    },
    findProblem: () => findProblem(values, tab, file),
    /** A post was written from these values: they belong to it now and are no draft any more. */
    settleDraft: (postId: string) => {
      update((before) => ({ ...before, postId }))
      forgetDraft()
    },
  }
}

export type GenerateForm = ReturnType<typeof useGenerateForm>

function withTab(search: URLSearchParams, tab: SourceTab): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('tab', tab)
  return next
}

/** One toast at a time: the first is about the model, which the rest follow from. */
function showFirst([notice]: Notice[]): void {
  if (notice) toast({ ...notice, kind: 'error' })
}
