# Times, where a platform does not show them to each reader in their own.

time-moment = on { $date } at { $time } { $zone }
time-moment-ahead = in { $left }, on { $date } at { $time } { $zone }
time-two-units = { $one } and { $two }
time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
