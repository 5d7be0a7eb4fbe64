import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { type Team, useTakeOverTeam, useTeam } from '#client/queries/team'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { SectionBones } from '#client/ui/form-section'
import { LoadFailure } from '#client/ui/load-failure'
import { PageHead } from '#client/ui/page-head'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { toast } from '#client/ui/toast'
import { DeleteTeam } from './delete-team.tsx'
import { GeneralSection } from './general-section.tsx'
import { InvitationsSection } from './invitations-section.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LeaveTeam } from './leave-team.tsx'
import type { Me } from './me.ts'
import { MembersSection } from './members-section.tsx'
import { OwnershipSection } from './ownership-section.tsx'
import { PlanSection } from './plan-section.tsx'
import { ReviewRules, ReviewSection } from './review-section.tsx'
import { teamTexts } from './texts.ts'

/** A team's own matters. Each member sees what their permissions let them see and change. */
export function TeamPage({ me }: { me: Me }) {
  const { slug, name, permissions } = me.team
  const query = useTeam(slug)
  const manages = permissions.includes('members.manage')
  return (
    <>
      <PageHead title={name} actions={manages && <InviteSomeone slug={slug} />} />
      {query.data ? (
        <Sections team={query.data} me={me} />
      ) : query.error ? (
        <LoadFailure title={teamTexts.failed} query={query} />
      ) : (
        <Skeleton label={teamTexts.members.loading}>
          <SectionBones about={<Bone width="120px" height="26px" />}>
            <Bone width="100%" height="160px" />
          </SectionBones>
        </Skeleton>
      )}
    </>
  )
}

function Sections({ team, me }: { team: Team; me: Me }) {
  const { permissions } = me.team
  const manages = permissions.includes('members.manage')
  const owns = permissions.includes('billing.manage')
  return (
    <>
      {team.offeredTo?.userId === me.id && <Offer slug={team.slug} />}
      <MembersSection team={team} me={me} />
      {manages && <InvitationsSection slug={team.slug} />}
      {manages ? <ReviewSection team={team} /> : <ReviewRules team={team} />}
      <PlanSection team={team} hasPlans={me.capabilities.plans} asks={owns} />
      {manages && <GeneralSection team={team} />}
      {owns && <OwnershipSection team={team} />}
      {owns ? <DeleteTeam team={team} /> : <LeaveTeam team={team} myId={me.id} />}
    </>
  )
}

function InviteSomeone({ slug }: { slug: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={UserPlus} onClick={() => setIsOpen(true)}>
        {teamTexts.invite.open}
      </Button>
      {isOpen && <InviteDialog slug={slug} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** For the member to whom the owner offers the team. */
function Offer({ slug }: { slug: string }) {
  const words = teamTexts.offer
  const accepting = useTakeOverTeam(slug, {
    onSuccess: () => toast({ kind: 'success', ...words.accepted }),
    onError: (error) => toast({ kind: 'error', title: words.failed, description: errorMessage(error) }),
  })
  return (
    <Callout
      kind="info"
      title={words.title}
      text={words.text}
      action={
        <Button
          variant="primary"
          pending={accepting.isPending}
          pendingLabel={words.accepting}
          onClick={() => accepting.mutate()}
        >
          {words.accept}
        </Button>
      }
    />
  )
}
