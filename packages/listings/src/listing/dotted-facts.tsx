/** 2LDK・61.29㎡・築34年, each a `span`, so that a line ends behind a dot. */
export const DottedFacts = ({ facts }: { facts: readonly string[] }) =>
  facts.map((fact, index) => (
    <span key={fact}>
      {fact}
      {index < facts.length - 1 && '・'}
    </span>
  ))
