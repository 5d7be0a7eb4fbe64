import { type RefObject, useEffect, useRef, useState } from 'react'
import { clearDraft, readDraft, writeDraft } from './drafts.ts'
import { isSame } from './is-same.ts'
import { liftGuard, useLeaveGuard } from './leave-guard.ts'

/**
 * The behaviour of every form: errors show at their fields and the first such field gets the focus, a form is sent once
 * at a time, input survives until it was sent, and leaving asks first if the form wants that.
 */

/** Errors by field. */
export type Problems<Values> = { readonly [Name in keyof Values]?: string | false | null | undefined }

export interface FormOptions<Values extends object, Answer> {
  /** The initial values; differences from them are unsaved. */
  initial: Values
  /** Stores the input under this key until it was sent. */
  draft?: string
  /** Fields that are never stored in a draft. */
  secrets?: readonly (keyof Values)[]
  /** Asks before leaving the page with unsaved input; true leaves anyway. */
  askToLeave?: () => Promise<boolean>
  onChange?: (values: Values) => void
  /** Validates the values before sending; any error prevents it. */
  check?: (values: Values) => Problems<Values>
  onInvalid?: (problems: Problems<Values>) => void
  /** Rejects with the failure. */
  send: (values: Values) => Promise<Answer>
  onSent?: (answer: Answer, values: Values) => void
  /** Reports the failure. @returns its errors by field, if it is about fields */
  onFailure?: (failure: Error) => Problems<Values> | undefined
}

/** The props of a control for one value: spread them on a text field, or use them one by one on another control. */
export interface FormField<Value> {
  name: string
  value: Value
  error: string | null
  onChange: (value: Value) => void
}

export interface AppForm<Values extends object> {
  /** Spread it on the `<form>`. */
  props: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: { preventDefault(): void }) => void
  }
  values: Values
  field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>
  change: (part: Partial<Values>) => void
  isSending: boolean
  isUnsaved: boolean
  /** Why the last attempt failed. */
  failure: Error | null
  /** Starts again with these values: no draft, no error, no question when leaving. */
  restart: (values: Values) => void
  /** Discards the input: no draft remains, and leaving does not ask. */
  drop: () => void
}

export function useAppForm<Values extends object, Answer>(options: FormOptions<Values, Answer>): AppForm<Values> {
  const { initial, draft, askToLeave } = options
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [start] = useState<Values>(() => ({ ...initial, ...(draft && readDraft<Partial<Values>>(draft)) }))
  const [values, setValues] = useState(start)
  const [problems, setProblems] = useState<Problems<Values>>({})
  const [failure, setFailure] = useState<Error | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isUnsaved = !isSame(values, initial)
  useLeaveGuard(askToLeave !== undefined && isUnsaved, async () => (await askToLeave?.()) ?? true)

  const seen = useRef(start)
  useEffect(() => {
    if (values === seen.current) return
    seen.current = values
    latest.current.onChange?.(values)
    if (draft) writeDraft(draft, without(values, latest.current.secrets))
  }, [values, draft])

  function change(part: Partial<Values>) {
    setValues((previous) => ({ ...previous, ...part }))
  }
  function drop() {
    if (draft) clearDraft(draft)
    liftGuard()
  }
  function restart(next: Values) {
    seen.current = next
    setValues(next)
    setProblems({})
    setFailure(null)
    drop()
  }
  function show(found: Problems<Values>) {
    setProblems(found)
    focusFirstInvalid(element)
  }
  async function submit() {
    if (isBusy.current) return
    const { check, onInvalid, send, onSent, onFailure } = latest.current
    const found = check?.(values) ?? {}
    show(found)
    if (Object.values(found).some(Boolean)) return onInvalid?.(found)

    isBusy.current = true
    setIsSending(true)
    setFailure(null)
    try {
      const answer = await send(values)
      drop()
      onSent?.(answer, values)
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason))
      setFailure(error)
      show(onFailure?.(error) ?? {})
    } finally {
      isBusy.current = false
      setIsSending(false)
    }
  }

  return {
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void submit()
      },
    },
    values,
    field: (name) => ({
      name,
      value: values[name],
      error: problems[name] || null,
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
    }),
    change,
    isSending,
    isUnsaved,
    failure,
    restart,
    drop,
  }
}

/** Runs after React has marked the invalid fields. */
function focusFirstInvalid(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

function without<Values extends object>(values: Values, names: readonly (keyof Values)[] = []): Partial<Values> {
  const kept: Partial<Values> = { ...values }
  for (const name of names) delete kept[name]
  return kept
}
