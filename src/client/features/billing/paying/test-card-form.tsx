import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { toast } from '#client/ui/toast'
import { texts } from '../texts.ts'
import { filledCard, groupDigits, noCard, problemsOf, type TestCard, tidyExpiry } from './test-card.ts'
import { TestCards } from './test-cards.tsx'
import { useTestPayment } from './use-test-payment.tsx'

const words = texts.testForm

/** The card form of test payments, where no money moves. */
export function TestCardForm(props: { clientSecret: string; price: string; submitLabel: string }) {
  const [card, setCard] = useState(noCard)
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({})
  const form = useRef<HTMLFormElement>(null)
  const { pay, isPending } = useTestPayment(props)

  const change = (part: Partial<TestCard>) => setCard((before) => ({ ...before, ...part }))

  function submit(event: FormEvent) {
    event.preventDefault()
    const tidy = { ...card, number: groupDigits(card.number), expiry: tidyExpiry(card.expiry) }
    const found = problemsOf(tidy, new Date())
    setCard(tidy)
    setProblems(found)
    const [first] = Object.values(found)
    if (first === undefined) return pay(tidy)
    toast({ kind: 'error', title: texts.outcome.failed.title, description: first })
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  return (
    <form ref={form} className="card-form" noValidate autoComplete="off" onSubmit={submit}>
      <p className="t14 dim">{words.noMoney}</p>
      <CardFields card={card} problems={problems} onChange={change} />
      <Button type="submit" variant="primary" size="lg" block pending={isPending} pendingLabel={texts.payment.pending}>
        {props.submitLabel}
      </Button>
      <TestCards onPick={(number) => setCard(filledCard(number, new Date()))} />
    </form>
  )
}

function CardFields({
  card,
  problems,
  onChange,
}: {
  card: TestCard
  problems: Partial<Record<keyof TestCard, string>>
  onChange: (part: Partial<TestCard>) => void
}) {
  const input = { className: 'input num', type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <>
      <Field label={words.number} error={problems.number}>
        {(control) => (
          <input
            {...control}
            {...input}
            value={card.number}
            maxLength={30}
            placeholder="4242 4242 4242 4242"
            onChange={(event) => onChange({ number: event.target.value })}
            onBlur={() => onChange({ number: groupDigits(card.number) })}
          />
        )}
      </Field>
      <div className="pair">
        <Field label={words.expiry} error={problems.expiry}>
          {(control) => (
            <input
              {...control}
              {...input}
              value={card.expiry}
              maxLength={10}
              placeholder={words.expiryHint}
              onChange={(event) => onChange({ expiry: event.target.value })}
              onBlur={() => onChange({ expiry: tidyExpiry(card.expiry) })}
            />
          )}
        </Field>
        <Field label={words.cvc} error={problems.cvc}>
          {(control) => (
            <input
              {...control}
              {...input}
              value={card.cvc}
              maxLength={4}
              placeholder="123"
              onChange={(event) => onChange({ cvc: event.target.value })}
            />
          )}
        </Field>
      </div>
    </>
  )
}
