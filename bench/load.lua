-- wrk's side of load.ts: arguments are operation, file of callers, key prefix, body.
local requests, at, sent = {}, 0, 0
local operation, prefix

function init(args)
  local file, body
  operation, file, prefix, body = args[1], args[2], args[3], args[4]
  for line in io.lines(file) do
    local token, org = line:match("(%S+) (%S+)")
    local headers = { Authorization = "Bearer " .. token, ["X-Org-Id"] = org }
    if operation == "list" then
      requests[#requests + 1] = wrk.format("GET", "/api/v1/tasks?limit=20", headers)
    else
      headers["Content-Type"] = "application/json"
      headers["Idempotency-Key"] = "@KEY@"
      local head, tail = wrk.format("POST", "/api/v1/tasks", headers, body):match("^(.*)@KEY@(.*)$")
      requests[#requests + 1] = { head, tail }
    end
  end
end

function request()
  at = at % #requests + 1
  local chosen = requests[at]
  if operation == "list" then return chosen end
  sent = sent + 1
  return chosen[1] .. prefix .. "-" .. sent .. chosen[2]
end

function done(summary, latency)
  local e = summary.errors
  io.write(string.format('\n{"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"failures":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.status + e.timeout))
end
