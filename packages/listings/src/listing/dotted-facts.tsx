import styles from './dotted-facts.module.css'

/** 2LDK・61.29㎡・築34年: a fact that begins a line has no dot before it, and none ends one. */
export const DottedFacts = ({ facts }: { facts: readonly string[] }) => (
  <span className={styles.facts}>
    {facts.map((fact, index) => (
      <span key={fact}>
        {index > 0 && <i>・</i>}
        {fact}
      </span>
    ))}
  </span>
)
