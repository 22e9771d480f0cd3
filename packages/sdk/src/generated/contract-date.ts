// @generated from contract/openapi.yaml. Do not edit.

/** The contract that this client was generated from. */
export const contractDate = "2026-11-21"
