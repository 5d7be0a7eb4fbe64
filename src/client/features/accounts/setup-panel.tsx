import { useState } from 'react'
import { ApiError } from '#client/lib/api'
import { ButtonLink } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { PageTitle } from '#client/ui/page-head'
import type { AccountValues } from './account-values.ts'
import { setupErrorText } from './error-texts.ts'
import { NewAccountForm } from './new-account-form.tsx'
import { texts } from './texts.ts'
import { useLinkToken } from './use-link-token.ts'
import { useSetup } from './use-setup.ts'

const words = texts.setup

/** The first administrator, by the one-time link of the server's log: /setup#token. */
export function SetupPanel() {
  const token = useLinkToken()
  const setup = useSetup(token)
  const [values, setValues] = useState<AccountValues>({ email: '', password: '', firstName: '', lastName: '' })

  const isExpired = setup.error instanceof ApiError && setup.error.code === 'link_expired'
  return (
    <div className="auth">
      <PageTitle>{words.title}</PageTitle>
      {token === '' ? (
        <Notice kind="error" title={words.noToken.title} text={words.noToken.text} />
      ) : isExpired ? (
        <ExpiredLink />
      ) : (
        <>
          <p className="dim">{words.intro}</p>
          <NewAccountForm
            values={values}
            onChange={(change) => setValues((previous) => ({ ...previous, ...change }))}
            submit={setup.mutateAsync}
            isPending={setup.isPending || setup.isSuccess}
            errorText={setupErrorText}
            labels={words}
          />
        </>
      )}
    </div>
  )
}

function ExpiredLink() {
  return (
    <Notice
      kind="error"
      title={words.expired.title}
      text={words.expired.text}
      action={
        <ButtonLink href="/auth" variant="secondary">
          {words.expired.action}
        </ButtonLink>
      }
    />
  )
}
