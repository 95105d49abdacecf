export default () => globalThis.dropTemporaryFolder()
