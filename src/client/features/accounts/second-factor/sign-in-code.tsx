import { useState } from 'react'
import { ApiError, errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { useFinishLogin } from '#client/queries/accounts'
import { Button } from '#client/ui/button'
import { Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { AccountForm, SubmitButton } from '../account-form.tsx'
import { AuthPage } from '../auth-page.tsx'
import { texts as accountTexts } from '../texts.ts'
import { CodeField } from './code-field.tsx'
import styles from './sign-in-code.module.css'
import { texts } from './texts.ts'

/**
 * The second step of signing in.
 * @param onRestart goes back to the first: on request, or when this one took too long
 */
export function SignInCode({ onRestart }: { onRestart: () => void }) {
  return (
    <AuthPage title={texts.signIn.title}>
      <CodeForm onRestart={onRestart} />
    </AuthPage>
  )
}

function CodeForm({ onRestart }: { onRestart: () => void }) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const login = useFinishLogin()
  const failed = (description: string) => toast({ kind: 'error', title: texts.signIn.failed, description })
  const form = useAppForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' && texts.code.missing }),
    onInvalid: () => failed(texts.code.missing),
    send: ({ code }) => login.mutateAsync(code),
    onSent: () => toast({ kind: 'success', ...accountTexts.login.done }),
    onFailure: (error) => {
      failed(errorMessage(error))
      if (error instanceof ApiError && error.code === 'second_factor_expired') onRestart()
      return { code: errorMessage(error) }
    },
  })
  function change(next: typeof kind) {
    setKind(next)
    form.restart({ code: '' })
  }

  return (
    <AccountForm {...form.props}>
      <CodeField key={kind} kind={kind} takesFocus {...form.field('code')} />
      <SubmitButton pending={form.isSending || login.isSuccess} pendingLabel={texts.signIn.pending}>
        {texts.signIn.submit}
      </SubmitButton>
      <Stack align="start" className={styles.ways}>
        <Button variant="quiet" onClick={() => change(kind === 'app' ? 'recovery' : 'app')}>
          {kind === 'app' ? texts.signIn.useRecoveryCode : texts.signIn.useApp}
        </Button>
        <Button variant="quiet" onClick={onRestart}>
          {texts.signIn.restart}
        </Button>
      </Stack>
      {kind === 'recovery' && (
        <Text size={14} tone="dim">
          {texts.signIn.lost}
        </Text>
      )}
    </AccountForm>
  )
}
