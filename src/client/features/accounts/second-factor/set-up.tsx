import { useState } from 'react'
import { ApiError, errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { type AppKey, useBeginSecondFactor, useConfirmSecondFactor } from '#client/queries/second-factor'
import type { User } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { PasswordField } from '../password-field.tsx'
import { SectionForm } from '../section-form.tsx'
import { CodeField } from './code-field.tsx'
import { KeyForApp } from './key-for-app.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { texts } from './texts.ts'

/** The password if there is one, then the key and a code of the app, then the recovery codes. */
export function SetUp({
  user,
  level = 3,
  onDone,
  onCancel,
}: {
  user: User
  /** The level of the headings, one below their context. */
  level?: 2 | 3
  onDone: () => void
  onCancel?: () => void
}) {
  const [key, setKey] = useState<AppKey | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  if (codes) return <RecoveryCodes codes={codes} email={user.email} level={level} onDone={onDone} />
  if (key) {
    const restart = () => setKey(null)
    return <ConfirmKey appKey={key} level={level} onConfirmed={setCodes} onRestart={restart} onCancel={onCancel} />
  }
  return <AskPassword user={user} onBegun={setKey} onCancel={onCancel} />
}

function AskPassword({
  user,
  onBegun,
  onCancel,
}: {
  user: User
  onBegun: (key: AppKey) => void
  onCancel: (() => void) | undefined
}) {
  const beginning = useBeginSecondFactor()
  const form = useAppForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: user.hasPassword && password === '' && texts.setUp.missing }),
    onInvalid: () => showFailure(texts.setUp.missing),
    send: ({ password }) => beginning.mutateAsync(password),
    onSent: onBegun,
    onFailure: (error) => {
      showFailure(errorMessage(error))
      return { password: errorMessage(error) }
    },
  })

  return (
    <SectionForm {...form.props}>
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      {user.hasPassword && <PasswordField label={texts.setUp.password} {...form.field('password')} />}
      <Actions
        isPending={form.isSending}
        label={texts.setUp.begin}
        pendingLabel={texts.setUp.beginning}
        {...{ onCancel }}
      />
    </SectionForm>
  )
}

function ConfirmKey({
  appKey,
  level,
  onConfirmed,
  onRestart,
  onCancel,
}: {
  appKey: AppKey
  level: 2 | 3
  onConfirmed: (codes: readonly string[]) => void
  onRestart: () => void
  onCancel: (() => void) | undefined
}) {
  const confirming = useConfirmSecondFactor()
  const form = useAppForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' && texts.code.missing }),
    onInvalid: () => showFailure(texts.code.missing),
    send: ({ code }) => confirming.mutateAsync(code),
    onSent: ({ recoveryCodes }) => {
      toast({ kind: 'success', ...texts.setUp.done })
      onConfirmed(recoveryCodes)
    },
    onFailure: (error) => {
      showFailure(errorMessage(error))
      // started again in another tab, or on already
      if (error instanceof ApiError && error.code === 'conflict') onRestart()
      return { code: errorMessage(error) }
    },
  })

  return (
    <SectionForm {...form.props}>
      <KeyForApp appKey={appKey} level={level} />
      <CodeField kind="app" {...form.field('code')} />
      <Actions
        isPending={form.isSending}
        label={texts.setUp.confirm}
        pendingLabel={texts.setUp.confirming}
        {...{ onCancel }}
      />
    </SectionForm>
  )
}

/** @param onCancel missing where there is nothing to go back to */
function Actions({
  isPending,
  label,
  pendingLabel,
  onCancel,
}: {
  isPending: boolean
  label: string
  pendingLabel: string
  onCancel: (() => void) | undefined
}) {
  return (
    <Cluster>
      <Button type="submit" variant="primary" pending={isPending} pendingLabel={pendingLabel}>
        {label}
      </Button>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {texts.setUp.cancel}
        </Button>
      )}
    </Cluster>
  )
}

function showFailure(description: string): void {
  toast({ kind: 'error', title: texts.setUp.failed, description })
}
