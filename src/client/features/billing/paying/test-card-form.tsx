import { type AppForm, useAppForm } from '#client/lib/form'
import { Button } from '#client/ui/button'
import { FieldPair } from '#client/ui/field'
import { Text } from '#client/ui/text'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import styles from './card-form.module.css'
import { filledCard, groupDigits, noCard, problemsOf, type TestCard, tidyCard, tidyExpiry } from './test-card.ts'
import { TestCards } from './test-cards.tsx'
import { payingTexts } from './texts.ts'
import { useTestPayment } from './use-test-payment.tsx'

/** The card form of test payments, where no money moves. */
export function TestCardForm(props: { clientSecret: string; price: string; submitLabel: string }) {
  const { pay, isPending } = useTestPayment(props)
  const form = useAppForm<TestCard, void>({
    initial: noCard,
    check: (card) => problemsOf(tidyCard(card), new Date()),
    onInvalid: (problems) => {
      form.change(tidyCard(form.values))
      const first = Object.values(problems).find(Boolean)
      if (first) toast({ kind: 'error', title: payingTexts.outcome.failed.title, description: first })
    },
    // the outcome is shown above the form, not by it
    send: async (typed) => {
      const card = tidyCard(typed)
      form.change(card)
      pay(card)
    },
  })

  return (
    <form {...form.props} className={styles.form} autoComplete="off">
      <Text size={14} tone="dim">
        {payingTexts.testForm.noMoney}
      </Text>
      <CardFields form={form} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        pending={isPending}
        pendingLabel={payingTexts.payment.pending}
      >
        {props.submitLabel}
      </Button>
      <TestCards onPick={(number) => form.change(filledCard(number, new Date()))} />
    </form>
  )
}

function CardFields({ form: { values, field, change } }: { form: AppForm<TestCard> }) {
  const words = payingTexts.testForm
  const input = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <>
      <TextField
        {...input}
        {...field('number')}
        label={words.number}
        maxLength={30}
        placeholder="4242 4242 4242 4242"
        onBlur={() => change({ number: groupDigits(values.number) })}
      />
      <FieldPair>
        <TextField
          {...input}
          {...field('expiry')}
          label={words.expiry}
          maxLength={10}
          placeholder={words.expiryHint}
          onBlur={() => change({ expiry: tidyExpiry(values.expiry) })}
        />
        <TextField {...input} {...field('cvc')} label={words.cvc} maxLength={4} placeholder="123" />
      </FieldPair>
    </>
  )
}
