import { errorMessage } from '#client/lib/api'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { useAnswerLending } from '#client/queries/linkedin/publications'
import { Button } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { publicationTexts } from './texts.ts'

const answerable: readonly Publication['state'][] = ['scheduled', 'missed', 'held', 'failed']

/** Under a lent account: whose it is. Its owner says yes or no here, and may change their mind until it is sent. */
export function LendingLine({ publication: { id, state, lending } }: { publication: Publication }) {
  const texts = publicationTexts.lending
  const answering = useAnswerLending({
    onError: (error) => toast({ kind: 'error', title: publicationTexts.failed, description: errorMessage(error) }),
  })
  if (!lending || state === 'cancelled') return null
  const { owner, isOwn, lent, isAllowed } = lending
  if (!isOwn) {
    if (owner === null || lent === null) return null
    return <p>{isAllowed ? texts.byWithWord(owner) : texts.by(owner)}</p>
  }
  if (!answerable.includes(state) || lent === null) return null
  const answer = (allow: boolean) => () => answering.mutate({ id, allow })
  const button = { size: 'sm', pending: answering.isPending } as const
  if (isAllowed === null && lent === 'ask') {
    return (
      <>
        <p>{texts.question}</p>
        <Cluster>
          <Button {...button} variant="primary" onClick={answer(true)}>
            {texts.yes}
          </Button>
          <Button {...button} onClick={answer(false)}>
            {texts.no}
          </Button>
        </Cluster>
      </>
    )
  }
  return (
    <>
      <p>{isAllowed === null ? texts.own : isAllowed ? texts.saidYes : texts.saidNo}</p>
      <Cluster>
        {isAllowed === false ? (
          <Button {...button} onClick={answer(true)}>
            {texts.allow}
          </Button>
        ) : (
          <Button {...button} variant="quiet" onClick={answer(false)}>
            {isAllowed ? texts.takeBack : texts.forbid}
          </Button>
        )}
      </Cluster>
    </>
  )
}
