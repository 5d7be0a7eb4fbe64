import { Suspense, useEffect, useState } from 'react'
import { useDraft } from '#client/lib/drafts'
import { lazyPart } from '#client/lib/lazy-part'
import { useSearchParams } from '#client/lib/use-search-params'
import { whenIdle } from '#client/lib/when-idle'
import type { NewAccount } from '#client/queries/accounts'
import { useConfigQuery } from '#client/queries/config'
import { Spinner } from '#client/ui/spinner'
import { TabPanel, Tabs } from '#client/ui/tabs'
import { AuthPage } from '../auth-page.tsx'
import { texts } from '../texts.ts'
import { CheckEmail } from './check-email.tsx'
import { LoginForm } from './login-form.tsx'

type Tab = 'login' | 'register'

/** On the other tab; loaded while the first one is shown. */
const RegisterForm = lazyPart(async () => (await import('./register-form.tsx')).RegisterForm)
/** Only for people with a second factor. */
const SignInCode = lazyPart(async () => (await import('../second-factor/sign-in-code.tsx')).SignInCode)

/** Only where there is an identity provider. */
const ProviderSignIn = lazyPart(async () => (await import('./provider-sign-in.tsx')).ProviderSignIn)

/**
 * Login and registration. The address names the open tab; input is stored, except the password, which stays in memory.
 */
export function AuthPanel() {
  const [params, setParams] = useSearchParams()
  const tab: Tab = params.get('tab') === 'register' ? 'register' : 'login'
  const [kept, keep] = useDraft('account', { email: '', firstName: '', lastName: '' })
  const [password, setPassword] = useState('')
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string | null>(null)
  const [isCodeWanted, setIsCodeWanted] = useState(params.get('step') === 'code')
  const { data: config, isPending } = useConfigQuery()

  useEffect(() => whenIdle(() => RegisterForm.prefetch()), [])

  const items = [
    { id: 'login', label: texts.login.tab },
    { id: 'register', label: texts.register.tab },
  ] as const
  const values: NewAccount = { ...kept, password }
  function change({ password: typed, ...rest }: NewAccount) {
    setPassword(typed)
    keep(rest)
  }
  function open(next: Tab) {
    setParams((previous) => {
      previous.set('tab', next)
      return previous
    })
  }
  function signInAfterConfirming() {
    setUnconfirmedEmail(null)
    open('login')
  }

  if (unconfirmedEmail !== null) {
    return <CheckEmail email={unconfirmedEmail} onSignIn={signInAfterConfirming} />
  }
  if (isCodeWanted) {
    return (
      <Suspense fallback={<Spinner />}>
        <SignInCode onRestart={() => setIsCodeWanted(false)} />
      </Suspense>
    )
  }
  const provider = config?.oidc
  // an account that may be linked, and an administrator who can't sign in through the provider
  const needsPassword = params.get('oidc') === 'link' || params.get('with') === 'password'
  const isPasswordOff = provider?.isOnlyWay === true && !needsPassword
  const isLogin = tab === 'login' || isPasswordOff
  return (
    <AuthPage title={isLogin ? texts.login.title : texts.register.title}>
      {isPending ? (
        <Spinner />
      ) : (
        <Suspense fallback={<Spinner />}>
          {provider && <ProviderSignIn label={provider.label} isOnlyWay={isPasswordOff} />}
          {!isPasswordOff && (
            <>
              <Tabs name="auth" label={texts.tabsLabel} value={tab} onChange={open} items={items} />
              <TabPanel name="auth" id="login" value={tab}>
                <LoginForm values={values} onChange={change} onCodeWanted={() => setIsCodeWanted(true)} />
              </TabPanel>
              <TabPanel name="auth" id="register" value={tab}>
                <Suspense fallback={<Spinner />}>
                  <RegisterForm values={values} onChange={change} onUnconfirmed={setUnconfirmedEmail} />
                </Suspense>
              </TabPanel>
            </>
          )}
        </Suspense>
      )}
    </AuthPage>
  )
}
