import { errorMessage } from '#client/lib/api'
import { formatNumber } from '#client/lib/formatting'
import type { Trial, useTestVendor } from '#client/queries/model-set-up'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { Hint } from '#client/ui/field'
import { Cluster, Stack } from '#client/ui/layout'
import type { Vendor } from '#shared/rules/models'
import styles from './model-set-up.module.css'
import { modelSetUpTexts as texts } from './texts.ts'

/** Tests the saved values, not unsaved input, and shows the response. */
export function TestVendor({ vendor, testing }: { vendor: Vendor; testing: ReturnType<typeof useTestVendor> }) {
  const { data, error, isPending } = testing
  return (
    <Cluster gap={12} rowGap={8}>
      <Button pending={isPending} pendingLabel={texts.testing} onClick={() => testing.mutate(vendor)}>
        {texts.test}
      </Button>
      <Stack gap={4} role="status" className={styles.result}>
        {data && <Result trial={data} />}
        {error && errorMessage(error, texts.testFailed)}
      </Stack>
    </Cluster>
  )
}

function Result({ trial: { verdict, ms, model, names } }: { trial: Trial }) {
  return (
    <>
      {verdict === 'worked' ? (
        <Badge tone="ok">{texts.worked(formatNumber(ms), model ?? '')}</Badge>
      ) : (
        <p className={styles.verdict}>{texts.verdicts[verdict]}</p>
      )}
      {names && names.length > 0 && verdict !== 'key_refused' && <Hint>{texts.names(formatNumber(names.length))}</Hint>}
    </>
  )
}
