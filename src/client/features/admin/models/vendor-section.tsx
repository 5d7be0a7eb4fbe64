import { useId, useState } from 'react'
import { formatDateTime } from '#client/lib/formatting'
import { translate } from '#client/lib/server-message'
import { useTestVendor, type VendorFacts } from '#client/queries/model-set-up'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import styles from './model-set-up.module.css'
import { TestVendor } from './test-vendor.tsx'
import { modelSetUpTexts as texts } from './texts.ts'
import { VendorForm } from './vendor-form.tsx'

/** One vendor: a row with its state, which opens to its settings. */
export function VendorSection({ facts }: { facts: VendorFacts }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { vendor, name, source } = facts
  const title = vendor === 'compatible' ? texts.compatible : name
  return (
    <section className={styles.vendor} aria-labelledby={id}>
      <Cluster justify="space-between">
        <Cluster gap={12}>
          <h2 id={id}>{title}</h2>
          <State facts={facts} />
        </Cluster>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.close : source === 'none' ? texts.setUp : texts.change}
        </Button>
      </Cluster>
      <Failure failure={facts.failure} />
      {isOpen && <Settings facts={facts} />}
    </section>
  )
}

function State({ facts: { source, failure, isKeyLost } }: { facts: VendorFacts }) {
  if (isKeyLost || (failure && !failure.workedAt)) return <Badge tone="warn">{texts.failing}</Badge>
  return <Badge tone={source === 'none' ? 'line' : 'ok'}>{texts.sources[source]}</Badge>
}

function Failure({ failure }: Pick<VendorFacts, 'failure'>) {
  if (!failure) return null
  return (
    <div className={styles.failure}>
      <p>
        {texts.failure(formatDateTime(failure.at), failure.model)} {translate(failure.message)}
      </p>
      {failure.workedAt && <p>{texts.workedSince(formatDateTime(failure.workedAt))}</p>}
    </div>
  )
}

function Settings({ facts }: { facts: VendorFacts }) {
  const testing = useTestVendor()
  return (
    <Stack gap={16}>
      <VendorForm facts={facts} names={testing.data?.names ?? null} onChanged={() => testing.reset()} />
      {facts.source !== 'none' && <TestVendor testing={testing} vendor={facts.vendor} />}
    </Stack>
  )
}
