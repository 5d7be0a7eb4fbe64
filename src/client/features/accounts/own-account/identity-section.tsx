import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { formatDate } from '#client/lib/formatting'
import { translate } from '#client/lib/server-message'
import { useSearchParams } from '#client/lib/use-search-params'
import { useIdentity, useLinkIdentity, useUnlinkIdentity } from '#client/queries/identity'
import { Button, buttonClass } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { toast } from '#client/ui/toast'
import { OidcCallout } from '../oidc-callout.tsx'
import { identityTexts as texts } from '../oidc-texts.ts'
import { PasswordField } from '../password-field.tsx'
import { SectionForm } from '../section-form.tsx'

/**
 * Linking and unlinking the identity provider.
 * @param label its name
 * @param isOnlyWay no other way to sign in exists, so that it can't be unlinked
 */
export function IdentitySection({ label, isOnlyWay }: { label: string; isOnlyWay: boolean }) {
  const { data, error, isFetching, refetch } = useIdentity()
  const [params] = useSearchParams()
  const outcome = params.get('oidc')
  return (
    <FormSection title={texts.title(label)}>
      {outcome && (
        <div ref={intoView}>
          <OidcCallout outcome={outcome} label={label} />
        </div>
      )}
      {!data && !error && <TextSkeleton label={texts.loading} widths={[70, 40]} />}
      {!data && error && <LoadFailure title={texts.failed} query={{ error, isFetching, refetch }} />}
      {data?.linked && <Linked {...data.linked} canUnlink={!isOnlyWay} />}
      {data && !data.linked && data.offered && <PendingLink label={label} {...data.offered} />}
      {data && !data.linked && !data.offered && (
        <>
          <p>{texts.none(label)}</p>
          <a className={buttonClass({ start: true })} href="/api/oidc/start?link=true">
            {texts.link}
          </a>
        </>
      )}
    </FormSection>
  )
}

/** Scrolls to the outcome after returning from the provider, since it is far down the page. */
function intoView(place: HTMLElement | null) {
  place?.scrollIntoView({ block: 'center' })
}

function Linked({ email, linkedAt, canUnlink }: { email: string; linkedAt: string; canUnlink: boolean }) {
  const { mutate, isPending } = useUnlinkIdentity({
    onSuccess: (answer) => toast({ kind: 'success', title: texts.undone, description: translate(answer) }),
    onError: (error) => toast({ kind: 'error', title: texts.failed, description: errorMessage(error) }),
  })
  return (
    <>
      <p>{texts.linked(email, formatDate(linkedAt))}</p>
      {canUnlink && (
        <Button start pending={isPending} pendingLabel={texts.unlinking} onClick={() => mutate()}>
          {texts.unlink}
        </Button>
      )}
    </>
  )
}

function PendingLink({ label, email, needsPassword }: { label: string; email: string; needsPassword: boolean }) {
  const linking = useLinkIdentity()
  const form = useAppForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: needsPassword && password === '' && texts.missing }),
    send: ({ password }) => linking.mutateAsync(password),
    onSent: (answer) => toast({ kind: 'success', title: texts.done, description: translate(answer) }),
    onFailure: (error) => {
      toast({ kind: 'error', title: texts.failed, description: errorMessage(error) })
      return { password: errorMessage(error) }
    },
  })
  return (
    <SectionForm {...form.props}>
      <p ref={intoView}>{texts.offer(label, email)}</p>
      {needsPassword && <PasswordField label={texts.password} {...form.field('password')} />}
      <Button type="submit" variant="primary" start pending={form.isSending} pendingLabel={texts.linking}>
        {texts.agree}
      </Button>
    </SectionForm>
  )
}
