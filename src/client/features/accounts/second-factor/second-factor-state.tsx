import { useState } from 'react'
import { formatDate } from '#client/lib/formatting'
import { translate } from '#client/lib/server-message'
import { useRenewRecoveryCodes, useSecondFactor, useTurnOffSecondFactor } from '#client/queries/second-factor'
import type { User } from '#client/queries/user'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { texts } from './texts.ts'

/** An active second factor: since when, how many recovery codes are left, and buttons to renew and to end it. */
export function SecondFactorState({ user }: { user: User }) {
  const { data, error, isFetching, refetch } = useSecondFactor()
  const [asked, setAsked] = useState<'renew' | 'turn off' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renewing = useRenewRecoveryCodes({
    onSuccess: ({ recoveryCodes }) => {
      toast({ kind: 'success', ...texts.renewal.done })
      setAsked(null)
      setCodes(recoveryCodes)
    },
  })
  const turningOff = useTurnOffSecondFactor({
    onSuccess: (answer) => toast({ kind: 'success', title: texts.turningOff.done, description: translate(answer) }),
  })

  if (codes) return <RecoveryCodes codes={codes} email={user.email} onDone={() => setCodes(null)} />
  if (error && !data) {
    return <LoadFailure level={3} title={texts.section.failed} query={{ error, isFetching, refetch }} />
  }
  return (
    <>
      <Cluster>
        <Badge tone="ok">{texts.section.on}</Badge>
        {data?.turnedOnAt && (
          <Text as="span" size={14} tone="dim">
            {texts.section.since(formatDate(data.turnedOnAt))}
          </Text>
        )}
      </Cluster>
      {data ? (
        <Text size={14} tone="dim">
          {texts.section.codesLeft(data.recoveryCodesLeft)}
        </Text>
      ) : (
        <TextSkeleton label={texts.section.loading} widths={[45]} />
      )}
      <Cluster>
        <Button onClick={() => setAsked('renew')}>{texts.renewal.open}</Button>
        <Button variant="quiet-danger" outlined onClick={() => setAsked('turn off')}>
          {texts.turningOff.open}
        </Button>
      </Cluster>
      {asked === 'renew' && (
        <ProofDialog user={user} labels={texts.renewal} send={renewing.mutateAsync} onClose={() => setAsked(null)} />
      )}
      {asked === 'turn off' && (
        <ProofDialog
          user={user}
          labels={texts.turningOff}
          isDangerous
          send={turningOff.mutateAsync}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
