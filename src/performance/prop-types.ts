/**
 * Stands in for prop-types (see webpack.ts): React checks nothing of them for visitors, and the package in their place
 * only throws. Every name gives the same, which may be called and asked for more names.
 */
const check: object = new Proxy(() => check, { get: () => check });

export default check;
