import { useConfig } from '#client/queries/config'
import { type LinkedinAccount, useLinkedinAccounts } from '#client/queries/linkedin/accounts'
import { useUser } from '#client/queries/user'
import { buttonClass } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { Cluster, Stack } from '#client/ui/layout'
import { Link } from '#client/ui/link'
import { LoadFailure } from '#client/ui/load-failure'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import { routes } from '#shared/contract/pages'
import { AccountCard } from './account-card.tsx'
import { connectAddress } from './connect-address.ts'
import { ReturnCallout } from './return-callout.tsx'
import { linkedinTexts } from './texts.ts'
import { TokenForm } from './token-form.tsx'

/** Settings > LinkedIn: the accounts that posts are published from, and how to connect one. */
export function LinkedinSettings() {
  const texts = linkedinTexts.accounts
  const { data: accounts, error, isFetching, refetch } = useLinkedinAccounts()
  return (
    <>
      <ReturnCallout />
      <FormSection title={texts.title} text={texts.text}>
        {accounts ? (
          <>
            <Accounts accounts={accounts} />
            <Connecting hasSome={accounts.length > 0} />
          </>
        ) : error ? (
          <LoadFailure level={3} title={texts.failed} query={{ error, isFetching, refetch }} />
        ) : (
          <Skeleton label={texts.loading}>
            <Bone width="100%" height="96px" />
          </Skeleton>
        )}
      </FormSection>
      <FormSection title={linkedinTexts.token.title} text={linkedinTexts.token.text}>
        <TokenForm />
      </FormSection>
    </>
  )
}

function Accounts({ accounts }: { accounts: readonly LinkedinAccount[] }) {
  if (accounts.length === 0) {
    return (
      <Text size={14} tone="dim">
        {linkedinTexts.accounts.none}
      </Text>
    )
  }
  return (
    <Stack as="ul" gap={16}>
      {accounts.map((account) => (
        <li key={account.id}>
          <AccountCard account={account} />
        </li>
      ))}
    </Stack>
  )
}

/** The kinds of account that the server has apps for; without any, a quiet line says so. */
function Connecting({ hasSome }: { hasSome: boolean }) {
  const texts = linkedinTexts.accounts
  const app = useConfig()?.linkedin
  const { user } = useUser()
  if (!app) return null
  if (!app.person && !app.community) {
    return (
      <Text size={14} tone="dim">
        {user?.role === 'admin' ? (
          <>
            {texts.noAppYet} <Link href={routes.adminLinkedin.path}>{texts.setUp}</Link>
          </>
        ) : (
          texts.noApp
        )}
      </Text>
    )
  }
  return (
    <Cluster>
      {app.person && (
        <a className={buttonClass({ variant: hasSome ? 'secondary' : 'primary' })} href={connectAddress('person')}>
          {hasSome ? texts.connectAnother : texts.connect}
        </a>
      )}
      {app.community && (
        <a
          className={buttonClass({ variant: hasSome || app.person ? 'secondary' : 'primary' })}
          href={connectAddress('community')}
        >
          {texts.connectAll}
        </a>
      )}
    </Cluster>
  )
}
