import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from '#client/ui/field'
import { readDraft } from './drafts.ts'
import { type FormField, type FormOptions, useAppForm } from './form.ts'
import { isGuarded } from './leave-guard.ts'

interface Boat {
  name: string
  harbour: string
  secret: string
}

const none: Boat = { name: '', harbour: '', secret: '' }

function Line({ label, field }: { label: string; field: FormField<string> }) {
  return (
    <Field label={label} error={field.error}>
      {(control) => <input {...control} value={field.value} onChange={(event) => field.onChange(event.target.value)} />}
    </Field>
  )
}

function BoatForm(options: Partial<FormOptions<Boat, string>>) {
  const form = useAppForm<Boat, string>({ initial: none, send: async () => 'sent', ...options })
  return (
    <form {...form.props}>
      <Line label="Name" field={form.field('name')} />
      <Line label="Harbour" field={form.field('harbour')} />
      <Line label="Secret" field={form.field('secret')} />
      <button type="submit">{form.isSending ? 'Sending' : 'Send'}</button>
      <button type="button" onClick={() => form.restart({ ...none, name: 'Another' })}>
        Restart
      </button>
      <p role="status">{form.failure?.message ?? (form.isUnsaved ? 'unsaved' : 'saved')}</p>
    </form>
  )
}

const box = (name: string) => page.getByRole('textbox', { name })
const button = (name: string) => page.getByRole('button', { name })
const status = () => page.getByRole('status')

beforeEach(() => sessionStorage.clear())

test('a form that is not right says so at its fields, goes to the first of them and sends nothing', async () => {
  const send = vi.fn(async () => 'sent')
  const onInvalid = vi.fn()
  const check = ({ name, harbour }: Boat) => ({ name: !name && 'No name', harbour: !harbour && 'No harbour' })
  await render(<BoatForm check={check} send={send} onInvalid={onInvalid} />)
  await box('Name').fill('Anna')
  await button('Send').click()
  await expect.element(box('Harbour')).toHaveFocus()
  await expect.element(box('Harbour')).toHaveAccessibleDescription('No harbour')
  await expect.element(box('Name')).not.toHaveAttribute('aria-invalid')
  await expect.poll(() => onInvalid).toHaveBeenCalledExactlyOnceWith({ name: false, harbour: 'No harbour' })
  expect(send).not.toHaveBeenCalled()

  await box('Harbour').fill('Kiel')
  await button('Send').click()
  await expect.poll(() => send.mock.calls).toEqual([[{ name: 'Anna', harbour: 'Kiel', secret: '' }]])
  await expect.element(box('Harbour')).not.toHaveAttribute('aria-invalid')
})

test('a form is sent once, however often it is asked to', async () => {
  let finish = (_answer: string) => {}
  const send = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)))
  const onSent = vi.fn()
  await render(<BoatForm send={send} onSent={onSent} />)
  await button('Send').click()
  await button('Sending').click()
  finish('boat 7')
  await expect.element(button('Send')).toBeVisible()
  expect(send).toHaveBeenCalledOnce()
  await expect.poll(() => onSent).toHaveBeenCalledExactlyOnceWith('boat 7', none)
})

test('a failure that is about a field is said there, any other by the form, until it is sent again', async () => {
  const send = vi.fn<FormOptions<Boat, string>['send']>()
  const onFailure = (failure: Error) => (failure.message === 'Taken' ? { name: failure.message } : undefined)
  await render(<BoatForm send={send} onFailure={onFailure} />)
  send.mockRejectedValueOnce(new Error('Taken'))
  await button('Send').click()
  await expect.element(box('Name')).toHaveAccessibleDescription('Taken')
  await expect.element(box('Name')).toHaveFocus()

  send.mockRejectedValueOnce(new Error('Storm'))
  await button('Send').click()
  await expect.element(status()).toHaveTextContent('Storm')
  await expect.element(box('Name')).not.toHaveAttribute('aria-invalid')

  send.mockResolvedValueOnce('sent')
  await button('Send').click()
  await expect.element(status()).toHaveTextContent('saved')
})

test('what was typed is there again, without secrets, until it was sent', async () => {
  const secrets = ['secret'] as const
  const first = await render(<BoatForm draft="boat" secrets={secrets} />)
  await box('Name').fill('Anna')
  await box('Secret').fill('hidden')
  await expect.poll(() => readDraft('boat')).toEqual({ name: 'Anna', harbour: '' })
  await first.unmount()

  await render(<BoatForm draft="boat" secrets={secrets} />)
  await expect.element(box('Name')).toHaveValue('Anna')
  await expect.element(box('Secret')).toHaveValue('')
  await button('Send').click()
  await expect.poll(() => readDraft('boat')).toBeNull()
})

test('leaving asks while something is unsaved, and not after sending', async () => {
  await render(<BoatForm askToLeave={async () => true} />)
  expect(isGuarded()).toBe(false)
  await box('Name').fill('Anna')
  await expect.poll(isGuarded).toBe(true)
  await box('Name').fill('')
  await expect.poll(isGuarded).toBe(false)
  await box('Name').fill('Berta')
  await expect.poll(isGuarded).toBe(true)
  await button('Send').click()
  await expect.poll(isGuarded).toBe(false)
})

test('a form begins anew with other values and no draft', async () => {
  await render(<BoatForm draft="boat" />)
  await box('Name').fill('Anna')
  await expect.poll(() => readDraft('boat')).not.toBeNull()
  await button('Restart').click()
  await expect.element(box('Name')).toHaveValue('Another')
  expect(readDraft('boat')).toBeNull()
})
