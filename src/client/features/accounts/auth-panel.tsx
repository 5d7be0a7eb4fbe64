import { useState } from 'react'
import { useDraft } from '#client/lib/drafts'
import { useSearchParams } from '#client/lib/use-search-params'
import { PageTitle } from '#client/ui/page-head'
import { TabPanel, Tabs } from '#client/ui/tabs'
import type { AccountValues } from './account-values.ts'
import { CheckEmail } from './check-email.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { texts } from './texts.ts'

const items = [
  { id: 'login', label: texts.login.tab },
  { id: 'register', label: texts.register.tab },
] as const
type Tab = (typeof items)[number]['id']

/** Login and registration. The open tab stands in the address, what was typed is kept; the password only in memory. */
export function AuthPanel() {
  const [params, setParams] = useSearchParams()
  const tab: Tab = params.get('tab') === 'register' ? 'register' : 'login'
  const [kept, keep] = useDraft('account', { email: '', firstName: '', lastName: '' })
  const [password, setPassword] = useState('')
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string | null>(null)

  const values: AccountValues = { ...kept, password }
  function change({ password: typed, ...rest }: Partial<AccountValues>) {
    if (typed !== undefined) setPassword(typed)
    else keep((previous) => ({ ...previous, ...rest }))
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

  if (unconfirmedEmail !== null) return <CheckEmail email={unconfirmedEmail} onSignIn={signInAfterConfirming} />
  return (
    <div className="auth">
      <PageTitle>{tab === 'login' ? texts.login.title : texts.register.title}</PageTitle>
      <Tabs name="auth" label={texts.tabsLabel} value={tab} onChange={open} items={items} />
      <TabPanel name="auth" id="login" value={tab}>
        <LoginForm values={values} onChange={change} />
      </TabPanel>
      <TabPanel name="auth" id="register" value={tab}>
        <RegisterForm values={values} onChange={change} onUnconfirmed={setUnconfirmedEmail} />
      </TabPanel>
    </div>
  )
}
