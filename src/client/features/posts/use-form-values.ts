import { useCallback, useEffect, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from '#client/lib/drafts'
import { emptyForm, type FormValues } from './form-values.ts'

const draftKey = 'generate'

/**
 * The form's values. What the author typed is a draft and outlives a reload, a failure and an ended session; what only
 * filled the form (a stored post's parameters) is none, so that looking at an old post costs no unsent work.
 *
 * @param postId the post the address names: a draft made from another one is not shown beside it.
 */
export function useFormValues(postId: string | null) {
  const [{ values, isTyped }, setState] = useState(() => ({ values: firstValues(postId), isTyped: false }))

  useEffect(() => {
    if (isTyped) writeDraft(draftKey, values)
  }, [values, isTyped])

  const update = useCallback((change: (values: FormValues) => FormValues, by?: 'author' | 'filling') => {
    setState((before) => ({
      values: change(before.values),
      isTyped: by === undefined ? before.isTyped : by === 'author',
    }))
  }, [])

  const forgetDraft = useCallback(() => {
    clearDraft(draftKey)
    setState((before) => ({ ...before, isTyped: false }))
  }, [])

  return { values, update, forgetDraft }
}

function firstValues(postId: string | null): FormValues {
  const draft = { ...emptyForm, ...readDraft<FormValues>(draftKey) }
  return postId === null || draft.postId === postId ? draft : emptyForm
}
