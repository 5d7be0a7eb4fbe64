import { useLocation } from 'wouter'
import { ApiError, errorMessage } from '#client/lib/api'
import { signInPath } from '#client/lib/next-path'
import { homeOf } from '#client/lib/workspace'
import { useSignOut } from '#client/queries/accounts'
import { isExpired } from '#client/queries/link-state'
import { useJoinTeam, useTeamInvitation } from '#client/queries/team'
import { type User, useUser } from '#client/queries/user'
import { Button, ButtonLink } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { Stack } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { routes } from '#shared/contract/pages'
import { AuthPage } from '../auth-page.tsx'
import { joinTexts as texts } from './join-texts.ts'
import { forgetJoinToken, useJoinToken } from './join-token.ts'

/** /join: joins a team by an invitation, with the account of the invited address. */
export function JoinPanel() {
  const token = useJoinToken()
  const { user } = useUser()
  const { data: invitation, error } = useTeamInvitation(token)
  return (
    <AuthPage title={texts.title}>
      {token === '' ? (
        <Unusable {...texts.incomplete} />
      ) : isExpired(error) ? (
        <Unusable {...texts.expired} />
      ) : (
        <>
          {invitation && <p>{texts.invited(invitation.team, invitation.invitedBy)}</p>}
          {user ? <Joining key={token} token={token} user={user} /> : <SignedOut />}
        </>
      )}
    </AuthPage>
  )
}

function SignedOut() {
  const back = signInPath(routes.join.path)
  return (
    <>
      <p>{texts.signedOut}</p>
      <Stack gap={12}>
        <ButtonLink href={back} variant="primary" block>
          {texts.signIn}
        </ButtonLink>
        <ButtonLink href={`${back}&tab=register`} block>
          {texts.register}
        </ButtonLink>
      </Stack>
    </>
  )
}

function Joining({ token, user }: { token: string; user: User }) {
  const [, navigate] = useLocation()
  const joining = useJoinTeam()
  if (isExpired(joining.error)) return <Unusable {...texts.expired} />

  function join() {
    joining.mutate(token, {
      onSuccess: ({ slug }) => {
        forgetJoinToken()
        navigate(homeOf(slug), { replace: true })
      },
    })
  }
  const isOther = joining.error instanceof ApiError && joining.error.reason === 'teamInvitationOfOther'
  return (
    <>
      {joining.error && (
        <Callout kind="error" title={isOther ? texts.wrongAccount : texts.failed} text={errorMessage(joining.error)} />
      )}
      <p>
        {texts.as} <b>{user.email}</b>.
      </p>
      <Stack gap={12}>
        {!isOther && (
          <Button
            variant="primary"
            block
            pending={joining.isPending || joining.isSuccess}
            pendingLabel={texts.pending}
            onClick={join}
          >
            {texts.submit}
          </Button>
        )}
        <OtherAccount isMain={isOther} />
      </Stack>
    </>
  )
}

/** Signs out, and stays here. */
function OtherAccount({ isMain }: { isMain: boolean }) {
  const leaving = useSignOut({
    onError: (error) => toast({ kind: 'error', title: texts.failed, description: errorMessage(error) }),
  })
  return (
    <Button
      variant={isMain ? 'primary' : 'quiet'}
      block
      pending={leaving.isPending}
      pendingLabel={texts.leaving}
      onClick={() => leaving.mutate()}
    >
      {texts.other}
    </Button>
  )
}

function Unusable({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Callout kind="error" title={title} text={text} />
      <ButtonLink href={routes.home.path} variant="primary" block>
        {texts.home}
      </ButtonLink>
    </>
  )
}
