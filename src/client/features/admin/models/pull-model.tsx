import { useId } from 'react'
import { errorMessage } from '#client/lib/api'
import { formatNumber } from '#client/lib/formatting'
import { usePullLocalModel } from '#client/queries/model-set-up'
import { Button } from '#client/ui/button'
import { Stack } from '#client/ui/layout'
import { suggestedLocalModel } from '#shared/rules/models'
import { modelSetUpTexts } from './texts.ts'

/** Has Ollama download a small model, which is used then. */
export function PullModel({ program, onPulled }: { program: string; onPulled: (model: string) => void }) {
  const texts = modelSetUpTexts.local
  const { mutate, isPending, share, error } = usePullLocalModel()
  const { name, gigabytes } = suggestedLocalModel
  const id = useId()
  return (
    <Stack gap={8} align="start">
      <p>{texts.empty(program)}</p>
      {isPending ? (
        <>
          <label htmlFor={id}>{texts.pulling(name, formatNumber(Math.round(share * 100)))}</label>
          <progress id={id} value={share} />
        </>
      ) : (
        <Button variant="primary" onClick={() => mutate(undefined, { onSuccess: (pulled) => onPulled(pulled.name) })}>
          {texts.pull(name, formatNumber(gigabytes))}
        </Button>
      )}
      {error && <p role="alert">{errorMessage(error)}</p>}
    </Stack>
  )
}
